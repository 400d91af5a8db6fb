import type { FaultKind } from '../../platform/src/kernel/faultKinds.ts';

/** The sandbox's control calls as a test sees them. */
export interface FaultOrder {
  /** A service, an endpoint's name, `gamesPages` or `mediaPages`. */
  target: string;
  kind: FaultKind;
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
  marketingAsked?: boolean;
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
  kind: 'stake' | 'win' | 'deposit' | 'withdrawal' | 'payout' | 'withdrawalReturned' | 'grant' | 'conversion';
  /** Minor units. */
  amount: number;
  reference: string;
  bookedAt: number;
  balanceAfter: number;
  gameGroupId?: number;
}

export interface PotOrder {
  type: 'megaMoolah' | 'wowPot' | 'rapid' | 'daily';
  currencyIsoCode?: string;
  amount?: number;
  dropAmount?: number;
  dropAt?: number;
  winNext?: boolean;
}

export interface MessageOrder {
  userId: number;
  topic: string;
  content: Record<string, unknown>;
  clientReference?: string;
  times?: number;
}

/** `messageInstanceUUID` is null on topics whose messages are not kept. */
export interface PublishedMessage {
  messageInstanceUUID: string | null;
  connections: number;
}

export interface MessageFate {
  receivedAt: number | null;
  acknowledgedAt: number | null;
  acknowledgedWithClose: boolean | null;
}

/** What becomes of the hub's connections, of one player or of all. */
export interface HubOrder {
  userId?: number;
  refuse?: boolean;
  silence?: boolean;
  spelling?: 'Url' | 'url';
  tell?: { event: 'achievementUnlocked' | 'onMessagePublished' | 'ReceiveMessage'; arguments: unknown[] };
  sendRaw?: string;
  close?: { error?: string; allowReconnect?: boolean };
  drop?: boolean;
}

/** `openedAt` are the moments of the last connections; `reached` on how many the order worked. */
export interface HubStatus {
  connections: number;
  openedAt: number[];
  reached: number;
}

/** A pot with its secrets. Amounts in minor units. */
export interface SandboxPot {
  type: PotOrder['type'];
  currencyIsoCode: string;
  amount: number;
  dropAmount: number | null;
  dropAt: number | null;
  mustGoBefore: number | null;
  lastWon: { amount: number; wonAt: number } | null;
}

export interface SimulatedRoundsOrder {
  count: number;
  gameGroupId?: number;
  market?: { brand: string; marketId: string };
}

export interface SimulatedRound {
  roundId: string;
  userId: number;
  gameGroupId: number;
  stake: number;
  win: number;
  jackpotWin: number;
}
