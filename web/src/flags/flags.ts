/**
 * Every switch of the product, with the value it has while nobody says otherwise.
 * `languageToggle`: a stored language preference overrides the market (S4, MK-04).
 */
export const flagDefaults = {
  languageToggle: true,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type Flags = Readonly<Record<FlagName, boolean>>;
