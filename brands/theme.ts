/**
 * A brand's look as data. `web/src/services/theme/` converts it to CSS variables. `docs/design-tokens.md` describes
 * roles and measured contrast.
 */
export interface Theme {
  colours: ThemeColours;
  fonts: ThemeFonts;
  /** Heading style; `scale` is a factor on the type scale. */
  heading: { weight: number; transform: 'uppercase' | 'none'; tracking: string; scale: number };
  /** Font size of the hero's display heading on desktop, in rem. */
  displaySize: number;
  radii: { button: string; tile: string };
  /** Fill of the primary action of a card: a colour or a gradient. */
  primaryFill: string;
  /** Path data of the logo in viewBox 0 0 40 40, also used as the favicon. The brand's name is next to it. */
  logo: { markup: string; name: { size: string; phoneSize: string; tracking: string; colour: 'text' | 'accentHigh' } };
  /** Scene behind the hero. */
  scene: 'arches' | 'curtains' | 'rings';
  layout: ThemeLayout;
  clientTypeIds: { desktop: number; mobile: number };
}

/**
 * Structure of pages as choices. The web server adds one style sheet per choice to that of the brand
 * (`web/src/services/theme/layouts/`); the first value of each list is the base look, without a sheet. Content, terms and
 * the order of controls are the same in all choices.
 */
export interface ThemeLayout {
  hero: (typeof layoutChoices.hero)[number];
  rows: (typeof layoutChoices.rows)[number];
  tiles: (typeof layoutChoices.tiles)[number];
  navigation: (typeof layoutChoices.navigation)[number];
}

export const layoutChoices = {
  /** `split`: copy beside three fanned covers. `panorama`: full width, centred copy above a strip of covers. `poster`: one wide cover above the copy. */
  hero: ['split', 'panorama', 'poster'],
  /** `spread`: heading left, arrows right. `centred`: centred heading, arrows at the sides of the covers. `ruled`: rule above the heading, close tiles. */
  rows: ['spread', 'centred', 'ruled'],
  /** `upright`: covers of 3:4 that carry their title. `showcase`: the same, larger and fewer. `square`: pictures without title, name and provider below. */
  tiles: ['upright', 'showcase', 'square'],
  /** `tabs`: categories as a row of tabs. `rail`: centred icons above words, floating phone navigation. `sidebar`: categories in a column beside the rows on wide screens. */
  navigation: ['tabs', 'rail', 'sidebar'],
} as const;

/** Choices that go together, by name of the brand option `--layout`. */
export const layoutPresets = {
  classic: { hero: 'split', rows: 'spread', tiles: 'upright', navigation: 'tabs' },
  panorama: { hero: 'panorama', rows: 'centred', tiles: 'showcase', navigation: 'rail' },
  editorial: { hero: 'poster', rows: 'ruled', tiles: 'square', navigation: 'sidebar' },
} as const satisfies Record<string, ThemeLayout>;

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
 * Font families as named in the operator's style guides; `web/src/services/theme/fontFacesOf.server.ts` maps each to an
 * open font.
 */
export interface ThemeFonts {
  heading: FontFamily;
  body: FontFamily;
}
export type FontFamily = 'OptimusPrinceps' | 'BrandonText' | 'Roboto' | 'Figtree';
