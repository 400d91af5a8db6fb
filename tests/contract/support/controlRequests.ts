import type { FaultKind } from '../../../sandbox/src/kernel/faultKinds.ts';

/** Types of the sandbox’s control calls. */
export interface FaultRequest {
  /** A service, the name of an endpoint, `gamesPages` or `mediaPages`. */
  target: string;
  kind: FaultKind;
  times?: number;
  delayMs?: number;
  code?: number;
  retryAfterSeconds?: number;
}

export interface NewPlayerRequest {
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

export interface MaintenanceRequest {
  gameId: number;
  /** Duration from now; 0 makes the game available despite its schedule. */
  minutes?: number;
}

/** A game under maintenance, with its expected end in Unix milliseconds. */
export interface GameUnderMaintenance {
  gameId: number;
  backAt: number;
}

export interface RecallRequest {
  recall?: number[];
  reinstate?: number[];
  reason?: string;
}

export interface RecallsReport {
  games: { gameGroupId: number; recalledAt: number }[];
  log: { gameGroupId: number; action: string; reason: string; endedRounds: number }[];
  refusedBuilds: unknown[];
}

export interface BooksReport {
  balanced: boolean;
  moves: number;
}

export interface BookedMove {
  key: string;
  kind: 'stake' | 'win' | 'deposit' | 'withdrawal' | 'payout' | 'withdrawalReturned' | 'grant' | 'conversion';
  /** In minor units. */
  amount: number;
  reference: string;
  bookedAt: number;
  balanceAfter: number;
  gameGroupId?: number;
}

export interface PotRequest {
  type: 'megaMoolah' | 'wowPot' | 'rapid' | 'daily';
  currencyIsoCode?: string;
  amount?: number;
  dropAmount?: number;
  dropAt?: number;
  winNext?: boolean;
}

export interface MessageRequest {
  userId: number;
  topic: string;
  content: Record<string, unknown>;
  clientReference?: string;
  times?: number;
}

/** `messageInstanceUUID` is null for topics whose messages are not stored. */
export interface PublishedMessage {
  messageInstanceUUID: string | null;
  connections: number;
}

export interface MessageDelivery {
  receivedAt: number | null;
  acknowledgedAt: number | null;
  acknowledgedWithClose: boolean | null;
}

/** Faults of the hub’s connections, for one player or for all. */
export interface HubCommand {
  userId?: number;
  refuse?: boolean;
  silence?: boolean;
  spelling?: 'Url' | 'url';
  emit?: { event: 'achievementUnlocked' | 'onMessagePublished' | 'ReceiveMessage'; arguments: unknown[] };
  sendRaw?: string;
  close?: { error?: string; allowReconnect?: boolean };
  drop?: boolean;
}

/** `openedAt` has the times of the last connections, `reached` the number of connections that the order affected. */
export interface HubStatus {
  connections: number;
  openedAt: number[];
  reached: number;
}

/** A pot with its secret drop rules. Amounts in minor units. */
export interface SandboxPot {
  type: PotRequest['type'];
  currencyIsoCode: string;
  amount: number;
  dropAmount: number | null;
  dropAt: number | null;
  mustGoBefore: number | null;
  lastWon: { amount: number; wonAt: number } | null;
}

export interface SimulatedRoundsRequest {
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
