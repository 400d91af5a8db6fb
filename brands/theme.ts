/**
 * A brand's look as data. `web/src/services/theme/` converts it to CSS variables. `docs/design-tokens.md` describes
 * roles and measured contrast.
 */
export interface Theme {
  colours: ThemeColours;
  fonts: ThemeFonts;
  /** Heading style; `scale` is a factor on the type scale. */
  heading: { weight: number; transform: 'uppercase' | 'none'; tracking: string; scale: number };
  /** Font size of the hero's display heading on desktop, in px. */
  displaySize: number;
  radii: { button: string; tile: string };
  /** Fill of the primary action of a card: a colour or a gradient. */
  primaryFill: string;
  /** Path data of the logo in viewBox 0 0 40 40, also used as the favicon. The brand's name is next to it. */
  logo: { markup: string; name: { size: string; phoneSize: string; tracking: string; colour: 'text' | 'accentHigh' } };
  /** Scene behind the hero. */
  scene: 'arches' | 'curtains' | 'rings';
  clientTypeIds: { desktop: number; mobile: number };
}

export interface ThemeColours {
  sunken: string;
  background: string;
  surface1: string;
  surface2: string;
  surface3: string;
  line: string;
  control: string;
  text: string;
  muted: string;
  accent: string;
  accentHigh: string;
  onAccent: string;
  accentText: string;
  second: string;
}

/**
 * Font families as named in the operator's style guides; `web/src/services/theme/fontFaces.server.ts` maps each to an
 * open font.
 */
export interface ThemeFonts {
  heading: FontFamily;
  body: FontFamily;
}
export type FontFamily = 'OptimusPrinceps' | 'BrandonText' | 'Roboto' | 'Figtree';
