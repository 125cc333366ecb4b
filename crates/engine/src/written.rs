//! How the macros' types are written, without asking anything of the crate that calls them.
//!
//! Serde's derive looks for serde in the crate in which it stands. So it derives for a twin of the
//! type, in a block of its own where serde has a name that we choose.

/// Writes or reads an enum by the names of its variants in snake case.
#[doc(hidden)]
#[macro_export]
macro_rules! written {
    (serialize $name:ident {
        $($variant:ident $({ $($field:ident : $kind:ty),+ })?),+
    }) => {
        const _: () = {
            use $crate::serde as engine_serde;

            #[derive($crate::serde::Serialize)]
            #[serde(crate = "engine_serde", rename_all = "snake_case")]
            enum Written { $($variant $({ $($field: $kind),+ })?),+ }

            impl engine_serde::Serialize for $name {
                fn serialize<S: engine_serde::Serializer>(
                    &self,
                    serializer: S,
                ) -> Result<S::Ok, S::Error> {
                    let written = match ::std::clone::Clone::clone(self) {
                        $(Self::$variant $({ $($field),+ })? => Written::$variant $({ $($field),+ })?),+
                    };
                    engine_serde::Serialize::serialize(&written, serializer)
                }
            }
        };
    };
    (deserialize $name:ident {
        $($variant:ident $({ $($field:ident : $kind:ty),+ })?),+
    }) => {
        const _: () = {
            use $crate::serde as engine_serde;

            #[derive($crate::serde::Deserialize)]
            #[serde(crate = "engine_serde", rename_all = "snake_case", deny_unknown_fields)]
            enum Written { $($variant $({ $($field: $kind),+ })?),+ }

            impl<'de> engine_serde::Deserialize<'de> for $name {
                fn deserialize<D: engine_serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> Result<Self, D::Error> {
                    let written = <Written as engine_serde::Deserialize>::deserialize(deserializer)?;
                    Ok(match written {
                        $(Written::$variant $({ $($field),+ })? => Self::$variant $({ $($field),+ })?),+
                    })
                }
            }
        };
    };
    (@of $to:ident $variant:ident $inner:ident) => { $to::$variant };
    (@of $to:ident $variant:ident $inner:ident $kind:ty) => { $to::$variant($inner) };
    (both $name:ident { $($variant:ident $(($kind:ty))?),+ }) => {
        const _: () = {
            use $crate::serde as engine_serde;

            #[derive($crate::serde::Serialize, $crate::serde::Deserialize)]
            #[serde(crate = "engine_serde", rename_all = "snake_case", deny_unknown_fields)]
            enum Written { $($variant $(($kind))?),+ }

            impl engine_serde::Serialize for $name {
                fn serialize<S: engine_serde::Serializer>(
                    &self,
                    serializer: S,
                ) -> Result<S::Ok, S::Error> {
                    let written = match *self {
                        $($crate::written!(@of $name $variant inner $($kind)?) =>
                            $crate::written!(@of Written $variant inner $($kind)?)),+
                    };
                    engine_serde::Serialize::serialize(&written, serializer)
                }
            }

            impl<'de> engine_serde::Deserialize<'de> for $name {
                fn deserialize<D: engine_serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> Result<Self, D::Error> {
                    let written = <Written as engine_serde::Deserialize>::deserialize(deserializer)?;
                    Ok(match written {
                        $($crate::written!(@of Written $variant inner $($kind)?) =>
                            $crate::written!(@of $name $variant inner $($kind)?)),+
                    })
                }
            }
        };
    };
}
