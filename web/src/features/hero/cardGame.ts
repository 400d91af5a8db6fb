import type { Link } from '@foyer/contract/blocks';
import type { GameTile } from '../../domain/game/gameTile.ts';

/** A cover of the fan: nothing but the picture is shown. */
export type FanCover = Pick<GameTile, 'id' | 'image'>;

export interface HeroProperties {
  variant?: 'visitor' | 'player' | undefined;
  heading?: string | undefined;
  text?: string | undefined;
  primaryAction?: Link | undefined;
  secondaryAction?: Link | undefined;
  terms?: string | undefined;
  termsUrl?: string | undefined;
  /** Up to three covers for the visitor's fan. */
  fan?: readonly FanCover[] | undefined;
  /** For the player's card where no last played game may be or is known. */
  newest?: GameTile | undefined;
}

export interface CardGame {
  game: GameTile;
  isLastPlayed: boolean;
}

interface CardFacts {
  /** False where the market forbids to prompt for the last game (UK9). */
  continuePlaying: boolean;
  recentlyPlayedGameIds: readonly number[];
  /** Tiles known in the browser, by id. */
  lobbyGames: Readonly<Record<number, GameTile>>;
  newest: GameTile | undefined;
}

/** The game of the player's card: the last played one where that is allowed and its tile is known, else the newest. */
export function cardGame({ continuePlaying, recentlyPlayedGameIds, lobbyGames, newest }: CardFacts): CardGame | null {
  const last = continuePlaying ? lobbyGames[recentlyPlayedGameIds[0] ?? 0] : undefined;
  if (last !== undefined && last.isUnavailable !== true) return { game: last, isLastPlayed: true };
  return newest === undefined ? null : { game: newest, isLastPlayed: false };
}
