# Die Wörter von `sofra play` um ein Spiel herum.
board = Spielplan
hand = Nur für dich
choices = Auswahl
log = Was geschah
hint = Tipp
aid = Spielhilfe
legend = So liest du den Plan
why = Warum nicht?
result = Ergebnis
turn-keys = ↑↓ wählen · Enter ausführen · u zurücknehmen · h Tipp · i und wenn ich das tue? · w warum nicht · ? Hilfe · l Legende · Bild↑ Bild↓ blättern · q beenden
over-keys = u zurücknehmen · ? Hilfe · l Legende · Bild↑ Bild↓ blättern · q beenden
wait-keys = q beenden
panel-keys = ↑↓ blättern · Esc zurück
why-keys = Wörter tippen, um etwas zu finden · ↑↓ blättern · Esc zurück
why-nothing = Nichts, was dazu passt, ist gerade verboten.
why-more = { $named } und { $more } weitere
no-hint = Hier weiß kein Bot eine Antwort.
thinking = { $seats } überlegt …
hint-thinking = Ein Bot überlegt …
plain-number = Gib eine Zahl von 1 bis { $most } ein.
plain-keys = Eine Zahl; h für einen Tipp, h 3 zur Wahl 3; w für Warum nicht, w und Wörter, um etwas zu finden; u zum Zurücknehmen; ? für die Spielhilfe; q zum Beenden.
result-line = { $rank }. { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
typed = Zahl: { $typed }
