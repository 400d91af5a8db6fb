import { userTypes } from '@foyer/contract/accountStatuses';
import { beforeEach, expect, test } from 'vitest';
import { sampleAccount } from '../session/sampleLogin.ts';
import { currentAccess } from './currentAccess.ts';
import { initialPlayerState } from './playerState.ts';
import { playerStore } from './playerStore.ts';

beforeEach(() => playerStore.setState(initialPlayerState, true));

const account = (userTypeId: 0 | 1) => sampleAccount({}, { userTypeId });

test('AU-19 uses the access of the page while the account is unknown', () => {
  expect((['full', 'guest', 'restricted'] as const).map((access) => currentAccess({ access }))).toEqual([
    'full',
    'guest',
    'restricted',
  ]);
});

test('AU-19 prefers the access of the account once it is known', () => {
  playerStore.setState({ account: account(userTypes.real) });
  expect(currentAccess({ access: 'restricted' })).toBe('full');
  playerStore.setState({ account: account(userTypes.guest) });
  expect(currentAccess({ access: 'full' })).toBe('guest');
});

test('AU-19 a restriction counts even before the account is known', () => {
  playerStore.setState({ restriction: { kind: 'timeOut', until: null } });
  expect(currentAccess({ access: 'full' })).toBe('restricted');
});
