import { beforeEach, expect, test } from 'vitest';
import { initialPlayerState } from './playerState.ts';
import { playerStore } from './playerStore.ts';
import { storedPlayer } from './storedPlayer.ts';

beforeEach(() => playerStore.setState(initialPlayerState, true));

const customerFlag = {
  firstBetPlaced: true,
  firstDepositComplete: false,
  kycStatus: 'pending',
  accountStatus: 'active',
  isLoggedIn: true,
};
const stored = {
  isLoggedIn: true,
  account: null,
  session: null,
  restriction: { kind: 'timeOut', until: '2026-11-24T12:00:00.000Z' },
  summary: null,
  customerFlag,
};

function storage(state: unknown = null) {
  const written: unknown[] = [];
  return {
    written,
    getItem: () => JSON.stringify({ state, version: 0 }),
    setItem: (_: string, text: string) => void written.push(JSON.parse(text)),
  };
}

test('HT-03 restores the Player slice after a reload without the customer data of analytics', () => {
  const tab = storage();
  playerStore.setState({
    isLoggedIn: true,
    restriction: { kind: 'timeOut', until: '2026-11-24T12:00:00.000Z' },
    customerFlag,
    customerData: { ...initialPlayerState.customerData, userId: 7 },
  });
  playerStore.restore(tab, storedPlayer);
  expect(tab.written).toEqual([{ state: stored, version: 0 }]);
  playerStore.setState(initialPlayerState, true);
  playerStore.restore(storage(stored), storedPlayer);
  // Whether there is a player is the session's decision.
  expect(playerStore.getState()).toEqual({ ...initialPlayerState, ...stored, isLoggedIn: false });
});

test('HT-03 reads older stored state without a restriction', () => {
  const { restriction: _, ...earlier } = stored;
  expect(storedPlayer(earlier)).toEqual({ ...stored, isLoggedIn: false, restriction: null });
});

test('A21 ignores stored values that are not a Player slice', () => {
  for (const value of [
    null,
    undefined,
    7,
    {},
    { ...stored, isLoggedIn: 1 },
    { ...stored, account: {} },
    { ...stored, session: 'x' },
    { ...stored, summary: {} },
    { ...stored, restriction: { kind: 'gone', until: null } },
    { ...stored, customerFlag: { ...customerFlag, kycStatus: 1 } },
    { ...stored, customerFlag: {} },
  ]) {
    expect([value, storedPlayer(value)]).toEqual([value, null]);
  }
});
