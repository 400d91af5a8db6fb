import { createHash } from 'node:crypto';
import { accountCodes } from '@foyer/contract/accounts';
import { largestDocumentBytes, verificationCodes } from '@foyer/contract/verification';
import type { VerificationStatus, VerificationStep } from '@foyer/contract/verification';
import { playObstacle } from '../accounts/accountStatus.ts';
import type { Obstacle } from '../accounts/accountStatus.ts';
import { marketOf } from '../accounts/players.ts';
import type { Player, Players } from '../accounts/players.ts';
import { allRows, change, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import { documentFate } from './documentFate.ts';
import { documentType } from './documentType.ts';
import { verificationOf } from './verificationOf.ts';
import type { SentDocument, VerificationView } from './verificationOf.ts';

export interface SentFile {
  step: VerificationStep;
  fileName: string;
  /** What the sender says it is; the bytes decide. */
  fileType: string;
  bytes: Uint8Array;
}

export type Sending =
  | { sent: true; status: VerificationStatus }
  | { sent: false; reason: 'empty' | 'tooLarge' | 'wrongType' };

export interface Verification {
  /** Null where there is no such player. What is due by now has been decided. */
  statusOf(userId: number): VerificationStatus | null;
  /** Null where the player may play as far as account status and verification go (RG-04, AU-19). */
  whyMayNotPlay(userId: number): Obstacle | null;
  /** Null where the player may withdraw as far as verification goes. Who excluded themselves still may (MT5). */
  whyMayNotWithdraw(userId: number): Obstacle | null;
  send(userId: number, file: SentFile): Sending;
  /** Decides what is due, for every player; answers how many accounts changed. */
  decideDue(): number;
}

const strictest = { play: true, withdraw: true };

export function createVerification(
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  players: Pick<Players, 'byId' | 'setStatus'>,
): Verification {
  function documentsOf(userId: number): SentDocument[] {
    return allRows<SentDocument>(
      database,
      'SELECT step, due_at AS dueAt, outcome FROM verification_document WHERE user_id = ? ORDER BY document_id',
      userId,
    );
  }

  /** Where the player stands now; the account's status follows at once, so that nobody waits for a timer. */
  function settle(player: Player): VerificationView {
    return inTransaction(database, () => {
      const view = verificationOf(player.status_id, documentsOf(player.user_id), clock.now());
      if (view.status !== player.status_id) players.setStatus(player.user_id, view.status);
      return view;
    });
  }

  /** A market that nobody lists holds back everything: a missing row must not open a door. */
  const holdsOf = (player: Player) => marketOf(player.brand, player.market_id)?.rules.verifyBefore ?? strictest;

  function statusOf(userId: number): VerificationStatus | null {
    const player = players.byId(userId);
    if (player === undefined) return null;
    const { state, steps } = settle(player);
    const isDone = state === 'verified';
    const { play, withdraw } = holdsOf(player);
    return { state, steps, holds: { play: play && !isDone, withdraw: withdraw && !isDone } };
  }

  return {
    statusOf,
    whyMayNotPlay(userId) {
      const player = players.byId(userId);
      if (player === undefined) return unknownAccount;
      return playObstacle(settle(player).status, { isVerificationRequired: holdsOf(player).play });
    },
    whyMayNotWithdraw(userId) {
      const status = statusOf(userId);
      if (status === null) return unknownAccount;
      return status.holds.withdraw
        ? { code: accountCodes.verificationNeeded, message: 'Please verify your account before you withdraw.' }
        : null;
    },
    send(userId, { step, fileName, bytes }) {
      if (bytes.length === 0) return { sent: false, reason: 'empty' };
      if (bytes.length > largestDocumentBytes) return { sent: false, reason: 'tooLarge' };
      const type = documentType(bytes);
      if (type === null) return { sent: false, reason: 'wrongType' };
      return inTransaction(database, () => {
        const before = statusOf(userId);
        if (before === null) throw new Error('A player disappeared.');
        // What is accepted or being checked is not taken twice: a second press, or one after a lost answer, finds it there.
        if (before.steps[step] === 'approved' || before.steps[step] === 'pending')
          return { sent: true, status: before };
        const { outcome, afterMs } = documentFate(fileName);
        change(
          database,
          'INSERT INTO verification_document (user_id, step, file_type, size, hash, sent_at, due_at, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
          userId,
          step,
          type,
          bytes.length,
          createHash('sha256').update(bytes).digest(),
          clock.now(),
          clock.now() + afterMs,
          outcome,
        );
        const status = statusOf(userId);
        if (status === null) throw new Error('A player disappeared.');
        return { sent: true, status };
      });
    },
    decideDue() {
      const waiting = allRows<{ user_id: number }>(
        database,
        'SELECT DISTINCT d.user_id FROM verification_document d JOIN player p ON p.user_id = d.user_id WHERE p.status_id IN (1, 2) AND d.due_at <= ?',
        clock.now(),
      );
      return waiting.filter(({ user_id: userId }) => {
        const player = players.byId(userId);
        return player !== undefined && settle(player).status !== player.status_id;
      }).length;
    },
  };
}

const unknownAccount: Obstacle = { code: accountCodes.failedToIdentifyAccount, message: 'This account is unknown.' };

/** The code of each refusal, for the answer. */
export const sendingRefusals = {
  empty: { status: 422, code: verificationCodes.empty, message: 'The file is empty.' },
  tooLarge: { status: 413, code: verificationCodes.tooLarge, message: 'The file is too large.' },
  wrongType: {
    status: 422,
    code: verificationCodes.wrongType,
    message: 'Only JPEG, PNG, WebP and PDF files are taken.',
  },
} as const;
