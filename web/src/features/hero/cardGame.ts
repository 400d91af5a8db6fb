import type { Link } from '@foyer/contract/blocks';
import type { GameTile } from '../../domain/game/gameTile.ts';

/** Picture of the visitor's hero. The server makes its attributes, so that the first load has no code for them. */
export interface HeroCover {
  id: number;
  attributes: {
    src: string;
    srcSet: string;
    sizes: string;
    width: number;
    height: number;
    fetchPriority: 'high' | 'auto';
  };
}

export interface HeroProperties {
  variant?: 'visitor' | 'player' | undefined;
  heading?: string | undefined;
  /** Replaces the heading for a player who has not played a game yet. */
  newPlayerHeading?: string | undefined;
  text?: string | undefined;
  primaryAction?: Link | undefined;
  secondaryAction?: Link | undefined;
  terms?: string | undefined;
  termsUrl?: string | undefined;
  /** Covers for a visitor, as many as the theme's hero shows; at least one. */
  covers?: readonly HeroCover[] | undefined;
  /** Fallback for the player's card if the last played game is unknown or not allowed. */
  newest?: GameTile | undefined;
}

export interface CardGame {
  game: GameTile;
  isLastPlayed: boolean;
}

interface CardFacts {
  /** False where the market forbids prompts to continue the last game (UK9). */
  continuePlaying: boolean;
  recentlyPlayedGameIds: readonly number[];
  /** Tiles known in the browser, by id. */
  lobbyGames: Readonly<Record<number, GameTile>>;
  newest: GameTile | undefined;
}

/**
 * Returns the game of the player's card: the last played one if that is allowed and its tile is known, otherwise the
 * newest.
 */
export function cardGame({ continuePlaying, recentlyPlayedGameIds, lobbyGames, newest }: CardFacts): CardGame | null {
  const last = continuePlaying ? lobbyGames[recentlyPlayedGameIds[0] ?? 0] : undefined;
  if (last !== undefined && last.isUnavailable !== true) return { game: last, isLastPlayed: true };
  return newest === undefined ? null : { game: newest, isLastPlayed: false };
}
