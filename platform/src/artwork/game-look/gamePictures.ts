import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import { curatedGames } from '../../games/catalogue/curatedGames.ts';
import { instantVocabularies } from '../../games/catalogue/otherVocabularies.ts';
import { slotVocabularies } from '../../games/catalogue/slotVocabularies.ts';
import { coverThemes } from '../covers/coverThemes.ts';
import { gameThemes } from './gameThemes.ts';

/** Keys of the ranked pictures, best first; `W` and `S` are separate. */
const ranks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Chooses ten distinct pictures, first the figure of the cover. If coins are a feature of the game, no other symbol may look like one. */
export function gamePictures(
  game: Pick<CatalogueGame, 'gameGroupId' | 'theme' | 'features' | 'art'>,
  figure: string | null,
): Record<string, string> {
  const seed = game.gameGroupId;
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
