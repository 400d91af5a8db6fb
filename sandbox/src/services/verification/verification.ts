import { createHash } from 'node:crypto';
import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import { maxDocumentBytes, verificationCodes, verificationSteps } from '@foyer/contract/verification';
import type {
  VerificationStatus,
  VerificationStep,
  DocumentType,
  StepState,
  VerificationState,
} from '@foyer/contract/verification';
import { allRows, change, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { playObstacle } from '../accounts/accountStatus.ts';
import type { Obstacle, AccountStatusId } from '../accounts/accountStatus.ts';
import { marketOf } from '../accounts/players.ts';
import type { Player, Players } from '../accounts/players.ts';

/** Submitted documents without their content: only size, type and hash. Times are Unix milliseconds. */
export const verificationSchema = `
CREATE TABLE IF NOT EXISTS verification_document (
  document_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  step TEXT NOT NULL,
  file_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  hash BLOB NOT NULL,
  sent_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  outcome TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS verification_document_of_player ON verification_document (user_id, document_id);
`;

/**
 * Duration of a simulated document check in milliseconds: long enough to see the waiting state, short enough to wait
 * for.
 */
export const checkMs = 20_000;
/** Duration of a slow check, like a manual review in an office. */
const slowCheckMs = 2 * 3_600_000;

interface SimulatedDocumentCheck {
  outcome: 'approved' | 'refused';
  /** Milliseconds from upload to outcome. */
  afterMs: number;
}

/**
 * Derives the outcome of a document from its file name, because nobody reviews documents in a sandbox. A name with
 * `refuse` is refused, `wait` takes two hours, and all others are accepted shortly.
 */
function simulatedDocumentCheck(fileName: string): SimulatedDocumentCheck {
  const name = fileName.toLowerCase();
  return {
    outcome: name.includes('refuse') ? 'refused' : 'approved',
    afterMs: name.includes('wait') ? slowCheckMs : checkMs,
  };
}

const starts: readonly { type: DocumentType; at: number; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** Detects the file type by its first bytes, regardless of its name; null for unsupported types. */
export function documentType(file: Uint8Array): DocumentType | null {
  return starts.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))?.type ?? null;
}

export interface SentFile {
  step: VerificationStep;
  fileName: string;
  /** Type that the client claims; the bytes decide. */
  fileType: string;
  bytes: Uint8Array;
}

export type Sending =
  | { sent: true; status: VerificationStatus }
  | { sent: false; reason: 'empty' | 'tooLarge' | 'wrongType' };

export interface Verification {
  /** Processes due decisions first. Returns null if the player does not exist. */
  statusOf(userId: number): VerificationStatus | null;
  /** Returns null if account status and verification allow play (RG-04, AU-19). */
  playObstacleOf(userId: number): Obstacle | null;
  /** Returns null if verification allows withdrawals. Self-excluded players may withdraw (MT5). */
  withdrawalObstacleOf(userId: number): Obstacle | null;
  send(userId: number, file: SentFile): Sending;
  /** Decides due documents of all players. Returns the number of changed accounts. */
  decideDue(): number;
}

const strictest = { play: true, withdraw: true };

export function createVerification(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  players: Pick<Players, 'byId' | 'setStatus'>,
): Verification {
  function documentsOf(userId: number): SentDocument[] {
    return allRows<SentDocument>(
      database,
      'SELECT step, due_at AS dueAt, outcome FROM verification_document WHERE user_id = ? ORDER BY document_id',
      userId,
    );
  }

  /** Returns the current state and updates the account status immediately, without waiting for the timer. */
  function settle(player: Player): VerificationView {
    return inTransaction(database, () => {
      const view = verificationOf(player.status_id, documentsOf(player.user_id), clock.now());
      if (view.status !== player.status_id) players.setStatus(player.user_id, view.status);
      return view;
    });
  }

  /** An unknown market applies the strictest rules: a missing row must not grant access. */
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
    playObstacleOf(userId) {
      const player = players.byId(userId);
      if (player === undefined) return unknownAccount;
      return playObstacle(settle(player).status, { isVerificationRequired: holdsOf(player).play });
    },
    withdrawalObstacleOf(userId) {
      const status = statusOf(userId);
      if (status === null) return unknownAccount;
      return status.holds.withdraw
        ? { code: accountCodes.verificationNeeded, message: 'Please verify your account before you withdraw.' }
        : null;
    },
    send(userId, { step, fileName, bytes }) {
      if (bytes.length === 0) return { sent: false, reason: 'empty' };
      if (bytes.length > maxDocumentBytes) return { sent: false, reason: 'tooLarge' };
      const type = documentType(bytes);
      if (type === null) return { sent: false, reason: 'wrongType' };
      return inTransaction(database, () => {
        const before = statusOf(userId);
        if (before === null) throw new Error('A player disappeared.');
        // Ignores a repeated document for a step that is approved or pending, such as a double click or a retry after a
        // lost response.
        if (before.steps[step] === 'approved' || before.steps[step] === 'pending')
          return { sent: true, status: before };
        const { outcome, afterMs } = simulatedDocumentCheck(fileName);
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

/** Error code of each refusal. */
export const sendingRefusals = {
  empty: { status: 422, code: verificationCodes.empty, message: 'The file is empty.' },
  tooLarge: { status: 413, code: verificationCodes.tooLarge, message: 'The file is too large.' },
  wrongType: {
    status: 422,
    code: verificationCodes.wrongType,
    message: 'Only JPEG, PNG, WebP and PDF files are taken.',
  },
} as const;

interface SentDocument {
  step: VerificationStep;
  /** Unix milliseconds. */
  dueAt: number;
  outcome: 'approved' | 'refused';
}

interface VerificationView {
  state: VerificationState;
  steps: Record<VerificationStep, StepState>;
  /** The account's new status. A status other than provisional or dispatched stays unchanged. */
  status: AccountStatusId;
}

/**
 * Returns the verification state from the account status and the player's documents, oldest first. The latest document
 * of a step counts.
 */
function verificationOf(status: AccountStatusId, documents: readonly SentDocument[], now: number): VerificationView {
  const isOpen = status === accountStatuses.provisional || status === accountStatuses.dispatched;
  if (!isOpen) return { state: 'verified', steps: { identity: 'approved', address: 'approved' }, status };
  const stateOf = (step: VerificationStep): StepState => {
    const latest = documents.findLast((document) => document.step === step);
    if (latest === undefined) return 'missing';
    return now < latest.dueAt ? 'pending' : latest.outcome;
  };
  const steps = { identity: stateOf('identity'), address: stateOf('address') };
  const states = verificationSteps.map((step) => steps[step]);
  if (states.every((state) => state === 'approved'))
    return { state: 'verified', steps, status: accountStatuses.active };
  if (states.includes('refused')) return { state: 'refused', steps, status: accountStatuses.provisional };
  if (states.includes('missing')) return { state: 'needed', steps, status: accountStatuses.provisional };
  return { state: 'pending', steps, status: accountStatuses.dispatched };
}
