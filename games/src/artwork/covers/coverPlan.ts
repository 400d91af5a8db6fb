import { ownValue } from '@foyer/contract/ownValue';
import type { CatalogueGame } from '../../catalogue/catalogue.ts';
import type { CoverFamily } from '../../catalogue/gameArt.ts';
import type { CoverTone } from '../../catalogue/toGame.ts';
import { seededRandom } from '../../engines/seededRandom.ts';
import { channels, mixColours } from './colour.ts';
import { chineseFaces, type ChineseFace, type LatinFace } from './coverFaces.ts';
import { coverPalettes, type Palette } from './coverPalettes.ts';
import type { CoverTheme } from './coverTheme.ts';
import { coverThemes } from './coverThemes.ts';
import { titleRows } from './titleRows.ts';

/** All decisions about a cover before drawing. */
export interface CoverPlan {
  readonly family: CoverFamily;
  readonly theme: CoverTheme;
  readonly palette: Palette;
  /** Position of the palette in the theme's list. */
  readonly paletteIndex: number;
  readonly face: LatinFace;
  readonly chineseFace: ChineseFace;
  /** Colour figure; null if the theme has none (table games). */
  readonly figure: string | null;
  readonly emblem: string | null;
}

/**
 * Families without cartoon figures, sweets or toys. The United Kingdom and Ontario forbid game pictures that may appeal
 * to children.
 */
export const adultFamilies: ReadonlySet<CoverFamily> = new Set<CoverFamily>([
  'foil',
  'neon',
  'diorama',
  'tarot',
  'papercut',
  'poster',
  'crystal',
  'table',
  'classic',
]);

/** Decides everything about a game's cover. Its frame takes the same decisions (`gameLook.ts`). */
export function planCover(game: PlannedGame, tone: CoverTone): CoverPlan {
  const theme = coverThemes[game.theme];
  const family = chooseFamily(game, tone);
  const palettes = coverPalettes[game.theme];
  const random = seededRandom(`plan:${game.gameGroupId}`);
  const faces = seededRandom(`face:${game.gameGroupId}`);
  const choose = (own: readonly string[], ofTheme: readonly string[]): string | null => {
    const list = own.length > 0 ? own : ofTheme;
    return list.length > 0 ? random.pick(list) : null;
  };
  const palette = matchingPalette(game) ?? roomPalette(game) ?? random.pick(palettes);
  return {
    family,
    theme,
    palette,
    paletteIndex: palettes.indexOf(palette),
    face: faces.pick((familyFaces[family] ?? theme.faces).filter((face) => isReadable(face, game.name.en))),
    chineseFace: faces.pick(chineseFaces),
    figure: choose(game.art.figures, theme.figures),
    emblem: choose(game.art.emblems, theme.emblems),
  };
}

/** Longest word that is readable in a face of fine lines. */
const maxFineWord = 6;

const isReadable = (face: LatinFace, name: string): boolean =>
  face !== 'monoton' || name.split(' ').every((word) => word.length <= maxFineWord);

/** Facts of a game that decide its cover. */
export type PlannedGame = Pick<CatalogueGame, 'gameGroupId' | 'theme' | 'engine' | 'name' | 'art'>;

/** Faces of families with lettering of their own. All other families take those of the theme. */
const familyFaces: Partial<Record<CoverFamily, readonly LatinFace[]>> = {
  neon: ['monoton', 'righteous', 'limelight', 'russo-one'],
  pop: ['luckiest-guy', 'bungee', 'chango', 'titan-one'],
  poster: ['anton', 'bebas-neue', 'russo-one'],
};

/** Chooses the family of a game's cover for a tone. A full cover that suits adults is used for both tones. */
export function chooseFamily(game: PlannedGame, tone: CoverTone): CoverFamily {
  const random = seededRandom(`family:${game.gameGroupId}`);
  const { families, adultFamilies: forAdults } = coverThemes[game.theme];
  const full = game.art.family ?? fitting(game, random.pick(families));
  return tone === 'full' || adultFamilies.has(full) ? full : fitting(game, random.pick(forAdults));
}

/** Families that show slot reels, which would misrepresent other games. */
const reelFamilies: ReadonlySet<CoverFamily> = new Set<CoverFamily>(['classic', 'reels']);

/** Families that show the colour figure. All others show the silhouette, except crystal (stones) and table (scene). */
export const figureFamilies: ReadonlySet<CoverFamily> = new Set<CoverFamily>([
  'spotlight',
  'reels',
  'pop',
  'classic',
  'seal',
]);

/** Subjects that cut stones show. */
const stones = /gem|diamond|crystal|emerald|saphir|amethyst|mineral/;

/** Returns `family`, or one that suits kind and subject of the game and the length of its name. */
function fitting(game: PlannedGame, family: CoverFamily): CoverFamily {
  const { figures, emblems, tail } = game.art;
  if (game.engine !== 'slot' && reelFamilies.has(family)) return 'foil';
  if (figureFamilies.has(family) && figures.length === 0 && emblems.length > 0)
    return fitting(game, silhouetteFamilyOf(game));
  if (family === 'crystal' && !emblems.every((name) => stones.test(name))) return 'foil';
  // The tarot ribbon has two lines.
  if (family === 'tarot' && (tail !== null || titleRows(game.name.en, null).length > 2)) return 'papercut';
  return family;
}

function silhouetteFamilyOf({ gameGroupId, theme }: PlannedGame): CoverFamily {
  const families = coverThemes[theme].adultFamilies.filter((family) => !figureFamilies.has(family));
  return seededRandom(`silhouette:${gameGroupId}`).pick(families);
}

/** Colour words in names. Such a game gets the closest palette, so that a name never contradicts its colours. */
const colourWords: Readonly<Record<string, string>> = {
  emerald: '#1fbf75',
  jade: '#1fbf75',
  mossy: '#3f9a3f',
  clover: '#2fae5f',
  crimson: '#c0142e',
  red: '#c0142e',
  blood: '#c0142e',
  cherry: '#d01f48',
  rose: '#e0508a',
  sakura: '#f0a0b8',
  violet: '#7a3fd0',
  azure: '#2f8fe8',
  sapphire: '#2f6fe8',
  cobalt: '#2f5fd8',
  lapis: '#2f4fb0',
  amber: '#f0a030',
  saffron: '#f0b030',
  golden: '#e8b040',
  gilded: '#e8b040',
  copper: '#b8602c',
  ember: '#f07030',
  molten: '#f06020',
  mango: '#f0a040',
  tangerine: '#f08a20',
  frost: '#a8d8f4',
  frostbite: '#a8d8f4',
  glacier: '#8fc8f4',
  ivory: '#e8d8b0',
};

/** Palettes of table games by the room in their name, so that tables can be told apart by their colour. */
const roomPalettes: Readonly<Record<string, number>> = {
  harbour: 0,
  private: 1,
  jacks: 1,
  meridian: 1,
  grand: 2,
  velvet: 3,
  salon: 3,
  orchid: 4,
  atlantic: 5,
  lantern: 6,
  quayside: 7,
  winter: 7,
  mirador: 8,
  roulette: 8,
  northgate: 9,
  palm: 9,
  evening: 10,
  marble: 11,
};

function roomPalette({ theme, name }: PlannedGame): Palette | null {
  if (theme !== 'table') return null;
  const index = ownValue(roomPalettes, name.en.split(' ')[0]?.toLowerCase() ?? '');
  return coverPalettes.table[index ?? -1] ?? null;
}

function matchingPalette(game: PlannedGame): Palette | null {
  const colour = game.name.en
    .toLowerCase()
    .split(' ')
    .flatMap((word) => ownValue(colourWords, word) ?? [])[0];
  if (colour === undefined) return null;
  const target = channels(colour);
  const distance = ({ mid, glow }: Palette): number => {
    const seen = channels(mixColours(mid, glow, 0.6));
    return Math.hypot(...seen.map((value, index) => value - (target[index] ?? 0)));
  };
  return coverPalettes[game.theme].toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
