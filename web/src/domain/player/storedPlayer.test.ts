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
const kept = {
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

test('HT-03 what is kept of the Player slice comes back after a reload; what analytics knows of the customer is not kept', () => {
  const tab = storage();
  playerStore.setState({
    isLoggedIn: true,
    restriction: { kind: 'timeOut', until: '2026-11-24T12:00:00.000Z' },
    customerFlag,
    customerData: { ...initialPlayerState.customerData, userId: 7 },
  });
  playerStore.restore(tab, storedPlayer);
  expect(tab.written).toEqual([{ state: kept, version: 0 }]);
  playerStore.setState(initialPlayerState, true);
  playerStore.restore(storage(kept), storedPlayer);
  expect(playerStore.getState()).toEqual({ ...initialPlayerState, ...kept });
});

test('HT-03 what an earlier release stored has no restriction', () => {
  const { restriction: _, ...earlier } = kept;
  expect(storedPlayer(earlier)).toEqual({ ...kept, restriction: null });
});

test('A21 stored text that is no Player slice is nothing', () => {
  for (const value of [
    null,
    undefined,
    7,
    {},
    { ...kept, isLoggedIn: 1 },
    { ...kept, account: {} },
    { ...kept, session: 'x' },
    { ...kept, summary: {} },
    { ...kept, restriction: { kind: 'gone', until: null } },
    { ...kept, customerFlag: { ...customerFlag, kycStatus: 1 } },
    { ...kept, customerFlag: {} },
  ]) {
    expect([value, storedPlayer(value)]).toEqual([value, null]);
  }
});
