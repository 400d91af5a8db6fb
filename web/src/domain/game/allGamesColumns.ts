import type { Game } from '@foyer/contract/games';
import { sorted } from '@foyer/contract/sorted';
import type { AllGamesColumns } from './allGamesApi.ts';
import { packFacts } from './gameFacts.ts';
import { toGameTile } from './gameTile.ts';
import { toColumn } from './numberColumn.ts';
import { pinyinTable } from './pinyinTable.ts';
import { popularityStep, returnStep } from './sortKey.ts';
import { limitAbove } from './stakeLimits.ts';

/**
 * Converts games to columns. Duplicates are dropped, and line breaks, which separate names here, are removed from
 * names.
 */
export function allGamesColumns(listed: readonly Game[], pinyinOf: (name: string) => string): AllGamesColumns {
  const games = sorted(
    [...new Map(listed.map((game) => [game.GameGroupId, game])).values()],
    (a, b) => a.GameGroupId - b.GameGroupId,
  );
  const facts = games.map(({ Properties }) => Properties);
  const names = games.map(({ SiteGameName }) => oneLine(SiteGameName));
  const [providers, provider] = shared(facts.map((of) => of.provider));
  const [themes, theme] = shared(facts.map((of) => of.theme));
  const [featureSets, featureSet] = shared(facts.map(({ features }) => JSON.stringify(features)));
  const [returns, returnPlace] = shared(facts.map(({ rtp }) => returnStep(rtp ?? 0)));
  return {
    count: games.length,
    ids: games.map(({ GameGroupId }, place) => GameGroupId - (games[place - 1]?.GameGroupId ?? 0)).join(' '),
    names: names.join('\n'),
    english: games.map(({ Name }, place) => (oneLine(Name) === names[place] ? '' : oneLine(Name))).join('\n'),
    pinyin: pinyinTable(names, pinyinOf),
    covers: coversOf(games),
    providers,
    themes,
    featureSets: featureSets.map((set) => JSON.parse(set) as string[]),
    returns,
    provider: toColumn(provider),
    theme: toColumn(theme),
    featureSet: toColumn(featureSet),
    return: toColumn(returnPlace),
    popularity: toColumn(facts.map(({ popularity }) => popularityStep(popularity))),
    age: toColumn(facts.map(({ ageDays }) => Math.max(0, Math.min(9999, Math.floor(ageDays))))),
    facts: toColumn(
      games.map((game) => packFacts({ ...toGameTile(game), lowestLimit: limitAbove(game.Properties.minStake) })),
    ),
    backAt: Object.fromEntries(facts.flatMap(({ backAt }, place) => (backAt === undefined ? [] : [[place, backAt]]))),
  };
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** Returns the distinct values, and the index of each game's value. */
function shared<T>(values: readonly T[]): [T[], number[]] {
  const different = [...new Set(values)];
  const places = new Map(different.map((value, place) => [value, place]));
  return [different, values.map((value) => places.get(value) ?? 0)];
}

/** Covers are usually named after the id of their game; exceptions are listed one by one. */
function coversOf(games: readonly Game[]): AllGamesColumns['covers'] {
  const patterns = games.map(({ GameGroupId, Properties }) => Properties.imageUrl.replace(String(GameGroupId), '{id}'));
  const counts = new Map<string, number>();
  for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  const pattern = [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 0] as [
    string,
    number,
  ])[0];
  return {
    pattern,
    others: Object.fromEntries(
      games.flatMap(({ Properties }, place) => (patterns[place] === pattern ? [] : [[place, Properties.imageUrl]])),
    ),
  };
}
