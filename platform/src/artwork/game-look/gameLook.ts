import type { Culture } from '@foyer/contract/identifiers';
import { ownValue } from '@foyer/contract/ownValue';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import { curatedGames } from '../../games/catalogue/curatedGames.ts';
import type { CoverFamily } from '../../games/catalogue/gameArt.ts';
import { instantVocabularies } from '../../games/catalogue/otherVocabularies.ts';
import { slotVocabularies } from '../../games/catalogue/slotVocabularies.ts';
import { coverSuffix, type CoverTone } from '../../games/catalogue/toGame.ts';
import { inEveryLanguage } from '../../messages/inEveryLanguage.ts';
import type { LatinFace } from '../covers/coverFaces.ts';
import { coverPalettes } from '../covers/coverPalettes.ts';
import { planCover, type PlannedGame } from '../covers/coverPlan.ts';
import { coverThemes } from '../covers/coverThemes.ts';
import { frameColours } from './frameColours.ts';
import { gameThemes, type ReelBackground, type TitleFace } from './gameThemes.ts';

/** Keys of the ranked pictures, best first; `W` and `S` are separate. */
const ranks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Look of a game in its frame, from the same decisions as its cover. */
export interface GameLook {
  /** Name of the style sheet with the colours: theme and palette number. */
  readonly palette: string;
  /** Font of the title where its lettering is no picture. */
  readonly face: TitleFace;
  readonly ground: ReelBackground;
  /** Ten pictures: `A` (the subject of the cover) to `H`, `W` (wild) and `S` (scatter). */
  readonly pictures: Readonly<Record<string, string>>;
  /** Layout of the cover. */
  readonly family: CoverFamily;
  readonly art: GameArtAddresses;
}

/** Addresses of art that is drawn with the cover, on the games origin. */
export interface GameArtAddresses {
  /** Background of the whole frame (16:9), calm and dark enough for text and game. */
  readonly scene: string;
  /** Lettering of the title in each language (4:1) on a transparent ground, for dark backgrounds. */
  readonly title: Readonly<Record<Culture, string>>;
  /** Subject of the cover in the material of the cover, square and transparent. */
  readonly symbol: string;
}

export type LookedAtGame = PlannedGame & Pick<CatalogueGame, 'features'>;

/**
 * Derives a game's look from the plan of its cover in this tone. The first symbol is the subject of the cover. The
 * others come from the theme, starting at an index that depends on the game.
 */
export function gameLook(game: LookedAtGame, tone: CoverTone = 'adult'): GameLook {
  const { gameGroupId, theme } = game;
  const style = gameThemes[theme];
  const plan = planCover(game, tone);
  return {
    palette: `${theme}-${plan.paletteIndex}`,
    face: frameFace(plan.face),
    ground: style.ground,
    pictures: symbolsOf(game, plan.figure, gameGroupId),
    family: plan.family,
    art: {
      scene: `/game-art/scene/${tone}/${gameGroupId}.webp`,
      title: inEveryLanguage((culture) => `/game-art/title/${tone}/${gameGroupId}${coverSuffix(culture)}.webp`),
      symbol: `/game-art/symbol/${tone}/${gameGroupId}.webp?width=256`,
    },
  };
}

/** Chooses ten distinct pictures. If coins are a feature of the game, no other symbol may look like one. */
function symbolsOf(game: LookedAtGame, figure: string | null, seed: number): Record<string, string> {
  const { high, low, wild, scatter } = gameThemes[game.theme];
  const isAllowed = (name: string): boolean => name !== 'coin' || !game.features.includes('hold-respins');
  const special = [wild, scatter];
  const subject = [figure ?? '', ...game.art.figures, ...from(high, seed)].find(
    (name) => name !== '' && isAllowed(name),
  );
  const used = new Set(subject === undefined ? [] : [subject]);
  const take = (names: readonly string[], count: number): string[] => {
    const taken = names.filter((name) => !used.has(name) && isAllowed(name)).slice(0, count);
    for (const name of taken) used.add(name);
    return taken;
  };
  // The subject may be the wild or the scatter of its theme, which then takes another picture.
  const [replacedWild, replacedScatter] = special.map((name) => (used.has(name) ? take(from(high, seed), 1)[0] : name));
  for (const name of special) used.add(name);
  const best = [subject ?? '', ...take(from(high, seed), 3)];
  const rest = take([...from(low, Math.floor(seed / 7)), ...high], ranks.length - best.length);
  const ranked = [...best, ...rest];
  return {
    ...Object.fromEntries(ranks.map((symbol, at) => [symbol, ranked[at] ?? ''])),
    W: replacedWild ?? wild,
    S: replacedScatter ?? scatter,
  };
}

/** Returns the names in a circle, starting at an index that depends on `seed`. */
function from(names: readonly string[], seed: number): string[] {
  const start = seed % names.length;
  return [...names.slice(start), ...names.slice(0, start)];
}

/** Faces of the frame that come closest to faces of covers which it does not load. */
const closestFaces: Partial<Record<LatinFace, TitleFace>> = {
  anton: 'bungee',
  'bebas-neue': 'bungee',
  'russo-one': 'righteous',
  chango: 'lilita-one',
  'luckiest-guy': 'lilita-one',
  'titan-one': 'lilita-one',
  monoton: 'limelight',
  'cinzel-decorative': 'cinzel',
  'playfair-display': 'cinzel',
};

const frameFace = (face: LatinFace): TitleFace => closestFaces[face] ?? (face as TitleFace);

/** Returns the style sheet of a palette, for example `gem-0`; undefined for an unknown name. */
export function paletteSheet(name: string): string | undefined {
  const [, theme = '', index = ''] = /^([a-z]+)-(\d)$/.exec(name) ?? [];
  const palette = ownValue(coverPalettes, theme)?.[Number(index)];
  if (!palette) return undefined;
  const { deep, mid, glow, metal, accent, onMetal } = frameColours(palette);
  return `:root{--deep:${deep};--mid:${mid};--glow:${glow};--metal:${metal};--accent:${accent};--on-metal:${onMetal}}`;
}

/** Returns all picture names; the build creates a file for each. */
export function gamePictureNames(): string[] {
  const vocabularies = [...slotVocabularies, ...instantVocabularies];
  const names = [
    ...Object.values(gameThemes).flatMap((look) => [...look.high, ...look.low, look.wild, look.scatter]),
    ...Object.values(coverThemes).flatMap(({ figures }) => figures),
    ...vocabularies.flatMap(({ nouns }) => nouns.flatMap(({ figures }) => figures)),
    ...curatedGames.flatMap(({ figure }) => figure ?? []),
  ];
  return [...new Set(names)].toSorted();
}
