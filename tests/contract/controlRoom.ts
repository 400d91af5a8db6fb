/** The sandbox's control calls as a test sees them. */
export interface FaultOrder {
  /** A service, an endpoint's name, `gamesPages` or `mediaPages`. */
  target: string;
  kind: 'refused' | 'slow' | '500' | '503' | '429' | 'malformed' | 'wrongShape' | 'truncated' | 'html' | 'lostAnswer';
  times?: number;
  delayMs?: number;
  code?: number;
  retryAfterSeconds?: number;
}

export interface NewPlayerOrder {
  brand?: string;
  marketId?: string;
  scenario?: string;
  termsAccepted?: boolean;
}

export interface SandboxPlayer {
  username: string;
  password: string;
  userId: number;
}

export interface MaintenanceOrder {
  gameId: number;
  /** How long from now; 0 puts the game into play whatever the schedule says. */
  minutes?: number;
}

/** A game that is being maintained, and when it is expected back (Unix milliseconds). */
export interface RestingGame {
  gameId: number;
  backAt: number;
}

export interface BooksReport {
  balanced: boolean;
  moves: number;
}

export interface BookedMove {
  key: string;
  kind: 'stake' | 'win' | 'deposit' | 'withdrawal' | 'grant';
  /** Minor units. */
  amount: number;
  reference: string;
  bookedAt: number;
  balanceAfter: number;
  gameGroupId?: number;
}
