import type { coverTones, Game } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/ids';
import { defaultCulture } from '@foyer/contract/languages';
import { engines } from '../engines/engines.ts';
import type { CatalogueGame } from './catalogue.ts';
import { ageDays } from './catalogue.ts';

export type CoverTone = (typeof coverTones)[number];

const newForDays = 30;

/** Returns the operator's module id of a game, which is the same for both client types. */
export const moduleIdOf = (gameGroupId: number): number => gameGroupId + 100_000;

/** Converts a catalogue game to the response of the games service. `now` in Unix milliseconds. */
export function toGame(
  game: CatalogueGame,
  { culture, tone, now }: { culture: Culture; tone: CoverTone; now: number },
): Game {
  const id = game.gameGroupId;
  const age = ageDays(game.releaseDay, now);
  return {
    GameGroupId: id,
    SiteGameContentId: id * 2 + 1,
    SiteGameName: game.name[culture],
    Name: game.name.en,
    IsFavourite: false,
    Properties: {
      gamePicker: {
        gameGroupId: id,
        gameHTML5ClientID: 40_300,
        gameHTML5ModuleId: moduleIdOf(id),
        gameHTMLDesktopClientID: 50_300,
        gameHTMLDesktopModuleID: moduleIdOf(id),
      },
      imageUrl: coverPath(id, culture, tone),
      provider: game.provider,
      kind: game.kind,
      rtp: game.rtp,
      volatility: game.volatility,
      isNew: age < newForDays,
      ageDays: age,
      popularity: game.popularity,
      theme: game.theme,
      features: [...game.features],
      isAvailable: true,
      minStake: (game.liveTable?.stakes ?? engines[game.engine].stakes).minimum,
      ...(game.jackpots.length > 0 ? { jackpots: [...game.jackpots] } : {}),
    },
  };
}

/** Returns the suffix of a cover's name: none for the default language, `-zh` for Chinese. */
export const coverSuffix = (culture: Culture): string => (culture === defaultCulture ? '' : `-${culture}`);

/** Returns the path of a game's cover on the media origin, without rendering parameters. */
export function coverPath(gameGroupId: number, culture: Culture, tone: CoverTone): string {
  return `/covers/${tone}/${gameGroupId}${coverSuffix(culture)}.webp`;
}

/** Returns the path of a game's wide cover (16:9) on the media origin, without rendering parameters. */
export function wideCoverPath(gameGroupId: number, culture: Culture, tone: CoverTone): string {
  return `/wide/${tone}/${gameGroupId}${coverSuffix(culture)}.webp`;
}
