//! Effects in words, for the cards.

use engine::{Arg, Spoken};
use simurgh::{
    Choice, Cost, Counts, Effect, Gain, Good, Objective, Power, Purse, TileGain, Vassal, tables,
};

use super::Table;

impl Table<'_> {
    /// What an effect does, as a sentence.
    pub(super) fn effect_in_words(&self, effect: &Effect) -> String {
        let gain = self.gain_in_words(&effect.gain);
        let cost = self.cost_in_words(&effect.cost);
        let words = self.scene.words;
        match (cost.is_empty(), gain.is_empty()) {
            (true, true) => String::new(),
            (true, false) => words.tell("sim-take", &[("gain", gain.into())]),
            (false, true) => words.tell("sim-pay", &[("cost", cost.into())]),
            (false, false) => {
                words.tell("sim-exchange", &[("cost", cost.into()), ("gain", gain.into())])
            }
        }
    }

    /// What must be paid, as a list.
    pub(super) fn cost_in_words(&self, cost: &Cost) -> String {
        let mut items = self.goods_in_words(&cost.fixed);
        items.extend(cost.choices.iter().map(|choice| self.choice_in_words(choice)));
        items.extend(self.vassals_in_words(cost.vassals));
        if cost.markers > 0 {
            items.push(self.say_number("sim-markers", cost.markers.into()));
        }
        self.list(&items, "sim-and")
    }

    /// What is received, as a list.
    pub(super) fn gain_in_words(&self, gain: &Gain) -> String {
        let mut items = self.goods_in_words(&gain.fixed);
        items.extend(gain.choices.iter().map(|choice| self.choice_in_words(choice)));
        if gain.markers > 0 {
            items.push(self.say_number("sim-markers", gain.markers.into()));
        }
        if let Some(draw) = gain.dragons {
            let (tiles, markers) = (i64::from(draw.tiles), i64::from(draw.markers));
            let numbers = [("tiles", tiles.into()), ("markers", markers.into())];
            items.push(self.scene.words.tell("sim-draw-dragons", &numbers));
        }
        items.extend(self.vassals_in_words(gain.vassals));
        match gain.tile {
            Some(TileGain::Row) => items.push(self.say("sim-row-tile")),
            Some(TileGain::Top) => items.push(self.say("sim-top-tile")),
            None => {}
        }
        self.list(&items, "sim-and")
    }

    /// What an ability does, as a sentence.
    pub(super) fn power_in_words(&self, power: &Power) -> String {
        let words = self.scene.words;
        match power {
            Power::Active(effect) => self.effect_in_words(effect),
            Power::Receive { goods, extra } => {
                let names: Vec<String> = goods.iter().map(|good| self.name(&good)).collect();
                let goods = self.list(&names, "sim-or").into();
                words
                    .tell("sim-when-received", &[("goods", goods), ("n", i64::from(*extra).into())])
            }
            Power::Step(effect) => {
                let gain = self.gain_in_words(&effect.gain).into();
                words.tell("sim-when-moved", &[("gain", gain)])
            }
            Power::ExtraMove => words.say("sim-when-moved-again"),
            Power::GiveUp(vassal, effect) => {
                let gain = self.gain_in_words(&effect.gain).into();
                let key = match vassal {
                    Vassal::Spearman => "sim-when-spearman-given-up",
                    Vassal::Dragonrider => "sim-when-dragonrider-given-up",
                };
                words.tell(key, &[("gain", gain)])
            }
            Power::ReplaceObjective => words.say("sim-when-objective"),
        }
    }

    /// What an Objective Tile counts.
    pub(super) fn counts_in_words(&self, objective: Objective) -> String {
        match &tables().objectives[objective.at()].counts {
            Counts::AllMarkers => self.say("sim-counts-all-markers"),
            Counts::VegetablesAndMeat => self.say("sim-counts-food"),
            Counts::MarkersOn(types) => {
                let named = |of: &simurgh::DragonType| {
                    let name = self.say(&format!("sim-dragon-{}", super::icon::letter(*of)));
                    format!("{} ({name})", super::icon::letter(*of))
                };
                let names: Vec<String> = types.iter().map(named).collect();
                let list = self.list(&names, "sim-and").into();
                self.scene.words.tell("sim-counts-markers", &[("dragons", list)])
            }
        }
    }

    fn goods_in_words(&self, purse: &Purse) -> Vec<String> {
        let counted = |&good: &Good| {
            let (count, Arg::Name(key)) = (purse.count(good), good.arg()) else { return None };
            (count > 0).then(|| self.scene.voice.say_arg(&Arg::Counted(count.into(), key)))
        };
        Good::ALL.iter().filter_map(counted).collect()
    }

    fn choice_in_words(&self, choice: &Choice) -> String {
        let sides: Vec<String> =
            choice.alternatives.iter().map(|side| self.name(&side.offer)).collect();
        self.list(&sides, "sim-or")
    }

    fn vassals_in_words(&self, counts: [u8; 2]) -> Vec<String> {
        let keys = ["sim-spearmen", "sim-dragonriders"].into_iter().zip(counts);
        keys.filter(|(_, count)| *count > 0)
            .map(|(key, count)| self.say_number(key, count.into()))
            .collect()
    }

    /// Items with commas, the last two joined by a word.
    pub(super) fn list(&self, items: &[String], word: &str) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), self.say(word)),
        }
    }
}
