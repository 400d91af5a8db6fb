import { accountStatuses } from '@foyer/contract/accounts';
import type { VerificationStep } from '@foyer/contract/verification';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { accountsSchema } from '../accounts/accountsSchema.ts';
import { createPlayers } from '../accounts/players.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createVerification, documentType, checkMs, verificationSchema } from './verification.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);

function sandbox() {
  const sandboxContext = testSandboxContext(accountsSchema, walletSchema, verificationSchema);
  const players = createPlayers(sandboxContext, createWallet(sandboxContext));
  const verification = createVerification(sandboxContext, players);
  const open = (
    marketId: string,
    status: (typeof accountStatuses)[keyof typeof accountStatuses] = accountStatuses.provisional,
  ) =>
    players.create({
      username: `p.${marketId}.${status}`,
      passwordHash: '',
      brand: 'regency',
      marketId,
      grant: 0,
      termsAccepted: true,
      status,
    }) ?? 0;
  const send = (userId: number, step: VerificationStep, fileName = 'page.png', bytes = png) =>
    verification.send(userId, { step, fileName, fileType: 'image/png', bytes });
  return { ...sandboxContext, players, verification, open, send };
}

test.each([
  ['uk', true, true],
  ['ca', true, true],
  ['row', false, true],
])(
  'RG-04 UK18 in the market %s an unverified account is blocked from play: %s, and from withdrawing: %s',
  (marketId, play, withdraw) => {
    const { verification, open } = sandbox();
    const userId = open(marketId);
    expect(verification.statusOf(userId)).toEqual({
      state: 'needed',
      steps: { identity: 'missing', address: 'missing' },
      holds: { play, withdraw },
    });
    expect(verification.playObstacleOf(userId)?.code ?? null).toBe(play ? 10501 : null);
    expect(verification.withdrawalObstacleOf(userId)?.code ?? null).toBe(withdraw ? 10501 : null);
    const verified = open(marketId, accountStatuses.active);
    expect([verification.playObstacleOf(verified), verification.withdrawalObstacleOf(verified)]).toEqual([null, null]);
  },
);

test('RG-04 an account becomes active when both documents are approved after the check time', () => {
  const { verification, open, send, clock, players } = sandbox();
  const userId = open('uk');
  expect(send(userId, 'identity')).toMatchObject({
    sent: true,
    status: { state: 'needed', steps: { identity: 'pending', address: 'missing' } },
  });
  expect(players.byId(userId)?.status_id).toBe(accountStatuses.provisional);
  expect(send(userId, 'address')).toMatchObject({ sent: true, status: { state: 'pending' } });
  expect(players.byId(userId)?.status_id).toBe(accountStatuses.dispatched);
  expect(verification.playObstacleOf(userId)).not.toBeNull();
  clock.move(checkMs - 1);
  expect(verification.statusOf(userId)?.state).toBe('pending');
  clock.move(1);
  expect(verification.decideDue()).toBe(1);
  expect(players.byId(userId)?.status_id).toBe(accountStatuses.active);
  expect(verification.statusOf(userId)).toMatchObject({ state: 'verified', holds: { play: false, withdraw: false } });
  expect([
    verification.playObstacleOf(userId),
    verification.withdrawalObstacleOf(userId),
    verification.decideDue(),
  ]).toEqual([null, null, 0]);
});

test('RG-04 after a refusal only the refused document has to be sent again', () => {
  const { verification, open, send, clock } = sandbox();
  const userId = open('uk');
  send(userId, 'identity', 'Refuse-me.PNG');
  send(userId, 'address');
  clock.move(checkMs);
  expect(verification.statusOf(userId)).toMatchObject({
    state: 'refused',
    steps: { identity: 'refused', address: 'approved' },
  });
  expect(send(userId, 'identity')).toMatchObject({ sent: true, status: { state: 'pending' } });
  clock.move(checkMs);
  expect(verification.statusOf(userId)?.state).toBe('verified');
});

test('a document for the slow check takes two hours, and sending it twice has no effect', () => {
  const { database, verification, open, send, clock } = sandbox();
  const userId = open('uk');
  send(userId, 'identity', 'wait.png');
  send(userId, 'identity', 'another.png');
  expect(database.prepare('SELECT count(*) AS count FROM verification_document').get()).toMatchObject({ count: 1 });
  clock.move(2 * 3_600_000 - 1);
  expect(verification.statusOf(userId)?.steps.identity).toBe('pending');
  clock.move(1);
  expect(verification.statusOf(userId)?.steps.identity).toBe('approved');
});

test('the file type is detected from its bytes, and only size, kind and hash are stored', () => {
  const { database, open, send } = sandbox();
  const userId = open('uk');
  const text = (bytes: string) => new TextEncoder().encode(bytes);
  expect(send(userId, 'identity', 'x.png', new Uint8Array())).toEqual({ sent: false, reason: 'empty' });
  for (const bytes of [
    '<script>alert(1)</script>',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ\u0000',
    "'; DROP TABLE player; --",
  ]) {
    expect(send(userId, 'identity', 'x.png', text(bytes))).toEqual({ sent: false, reason: 'wrongType' });
  }
  expect(send(userId, 'identity', 'x.png', new Uint8Array(4 * 1024 * 1024 + 1))).toEqual({
    sent: false,
    reason: 'tooLarge',
  });
  send(userId, 'identity', "'; DROP TABLE player; --.png");
  expect(Object.keys(database.prepare('SELECT * FROM verification_document').get() ?? {})).toEqual([
    'document_id',
    'user_id',
    'step',
    'file_type',
    'size',
    'hash',
    'sent_at',
    'due_at',
    'outcome',
  ]);
  expect([text('%PDF-1.7'), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), text('RIFF0000WEBPVP8 ')].map(documentType)).toEqual(
    ['application/pdf', 'image/jpeg', 'image/webp'],
  );
});

test('AU-19 verification neither unblocks a blocked account nor blocks its withdrawals', () => {
  const { verification, open } = sandbox();
  for (const status of [accountStatuses.selfExcluded, accountStatuses.closed, accountStatuses.blacklisted]) {
    const userId = open('uk', status);
    expect(verification.playObstacleOf(userId)).not.toBeNull();
    expect(verification.withdrawalObstacleOf(userId)).toBeNull();
  }
  expect([
    verification.statusOf(0),
    verification.playObstacleOf(0)?.code,
    verification.withdrawalObstacleOf(0)?.code,
  ]).toEqual([null, 15003, 15003]);
});
