import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RoundReplayLink } from '@foyer/contract/history';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

/** Time for which a link works, in milliseconds: long enough for support to open it. */
export const replayLinkLifeMs = 7 * 24 * 60 * 60_000;

/** Key of the signatures. It outlives a restart, so that links do. */
export const replayLinkSchema = `
CREATE TABLE IF NOT EXISTS round_replay_key (id INTEGER PRIMARY KEY CHECK (id = 1), value BLOB NOT NULL) STRICT;
`;

export interface RoundReplayLinks {
  /** Link to the replay of a round, for its player, and for anyone to whom the player gives it. */
  linkOf(roundId: string): RoundReplayLink;
  /** Whether `linkOf` made this link and it has not expired. */
  isValid(link: { roundId: string; expires: string; signature: string }): boolean;
}

/** Signs links to replays of rounds, so that only someone whom the player gave one can open a round (GM-09). */
export function createRoundReplayLinks({
  database,
  clock,
  origins,
}: Pick<SandboxContext, 'database' | 'clock' | 'origins'>): RoundReplayLinks {
  function key(): Uint8Array {
    const stored = firstRow<{ value: Uint8Array }>(database, 'SELECT value FROM round_replay_key');
    if (stored) return stored.value;
    const value = randomBytes(32);
    change(database, 'INSERT INTO round_replay_key (id, value) VALUES (1, ?)', value);
    return value;
  }
  const signatureOf = (roundId: string, expires: string): Buffer =>
    createHmac('sha256', key()).update(`${roundId}:${expires}`).digest();

  return {
    linkOf(roundId) {
      const expiresAt = clock.now() + replayLinkLifeMs;
      const url = new URL(`${origins.games}/round-replay/${roundId}`);
      url.searchParams.set('expires', String(expiresAt));
      url.searchParams.set('signature', signatureOf(roundId, String(expiresAt)).toString('base64url'));
      return { url: url.href, expiresAt };
    },
    isValid({ roundId, expires, signature }) {
      if (!/^\d{1,15}$/.test(expires) || Number(expires) <= clock.now()) return false;
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(roundId, expires)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
