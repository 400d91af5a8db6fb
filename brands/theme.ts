/**
 * A brand's look as data. `web/src/theme/` turns it into a style sheet of CSS variables.
 * Roles and measured contrast are described in `docs/design-tokens.md`.
 */
export interface Theme {
  colours: ThemeColours;
  fonts: ThemeFonts;
  /** Heading style: size is a factor on the type scale. */
  heading: { weight: number; transform: 'uppercase' | 'none'; tracking: string; scale: number };
  /** Size of the hero's display heading in px, desktop. */
  displaySize: number;
  radii: { button: string; tile: string };
  /** Fill of the one main action of a card: a colour or a gradient. */
  primaryFill: string;
  /** Path data of the mark, viewBox 0 0 40 40; also the favicon. Beside it stands the brand's name. */
  logo: { markup: string; name: { size: string; phoneSize: string; tracking: string; colour: 'text' | 'accentHigh' } };
  /** Which of the drawn scenes stands behind the hero. */
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

/** Names of the families as the operator's style guides call them; `web/src/theme/fontFaces.server.ts` maps each to an open font. */
export interface ThemeFonts {
  heading: FontFamily;
  body: FontFamily;
}
export type FontFamily = 'OptimusPrinceps' | 'BrandonText' | 'Roboto' | 'Figtree';
