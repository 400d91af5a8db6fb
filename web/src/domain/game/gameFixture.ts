import type { Game } from '@foyer/contract/games';
import type { GameTrait } from '@foyer/contract/gameTraits';
import type { AllGames } from './allGames.ts';
import { readAllGames } from './allGames.ts';
import { allGamesColumns } from './allGamesColumns.ts';
import { toGameTile, type GameTile } from './gameTile.ts';

interface GameFixtureFacts extends Partial<Pick<Game['Properties'], GameTrait>> {
  id: number;
  name?: string;
  english?: string;
  kind?: Game['Properties']['kind'];
  theme?: string;
  provider?: string;
  popularity?: number;
  isNew?: boolean;
  isAvailable?: boolean;
  backAt?: number;
  features?: string[];
  ageDays?: number;
  rtp?: number;
  minStake?: number;
}

/** Builds a complete game of the catalogue from the facts that matter to a test. */
export function gameFixture({
  id,
  name = `Game ${id}`,
  english = name,
  kind = 'slot',
  theme = 'gem',
  provider = 'Oxbow',
  popularity = 0.5,
  isNew = false,
  isAvailable = true,
  backAt,
  volatility = 'medium',
  features = [],
  ageDays = isNew ? 3 : 300,
  rtp = 96.1,
  minStake,
  ...traits
}: GameFixtureFacts): Game {
  return {
    GameGroupId: id,
    SiteGameContentId: id,
    SiteGameName: name,
    Name: english,
    IsFavourite: false,
    Properties: {
      gamePicker: {
        gameGroupId: id,
        gameHTML5ClientID: 1,
        gameHTML5ModuleId: 1,
        gameHTMLDesktopClientID: 1,
        gameHTMLDesktopModuleID: 1,
      },
      imageUrl: `/covers/full/${id}.webp`,
      provider,
      kind,
      rtp,
      volatility,
      ...traits,
      isNew,
      ageDays,
      popularity,
      theme,
      features,
      isAvailable,
      ...(minStake === undefined ? {} : { minStake }),
      ...(backAt === undefined ? {} : { backAt }),
    },
  };
}

/** Builds a complete tile from the facts that matter to a test. */
export const tileFixture = (facts: GameFixtureFacts): GameTile => toGameTile(gameFixture(facts));

/** Builds an all-games list from the facts that matter to a test. */
export function gameListFixture(games: readonly (GameFixtureFacts & { pinyin?: string })[]): AllGames {
  const pinyin = new Map(games.map((game) => [game.name ?? '', game.pinyin ?? '']));
  const list = readAllGames(allGamesColumns(games.map(gameFixture), (name) => pinyin.get(name) ?? ''));
  if (list === null) throw new Error('What was just written can be read.');
  return list;
}
