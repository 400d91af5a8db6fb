import { userTypes } from '@foyer/contract/accountStatuses';
import { beforeEach, expect, test } from 'vitest';
import { knownAccess } from './knownAccess.ts';
import { initialPlayerState } from './playerState.ts';
import type { PlayerState } from './playerState.ts';
import { playerStore } from './playerStore.ts';

beforeEach(() => playerStore.setState(initialPlayerState, true));

const account = (userTypeId: number) => ({ regulated: { userTypeId } }) as NonNullable<PlayerState['account']>;

test('AU-19 the access of a page counts while the account is unknown', () => {
  expect((['full', 'guest', 'restricted'] as const).map((access) => knownAccess({ access }))).toEqual([
    'full',
    'guest',
    'restricted',
  ]);
});

test('AU-19 the access of the player counts before that of the page, once the account is known', () => {
  playerStore.setState({ account: account(userTypes.real) });
  expect(knownAccess({ access: 'restricted' })).toBe('full');
  playerStore.setState({ account: account(userTypes.guest) });
  expect(knownAccess({ access: 'full' })).toBe('guest');
});

test('AU-19 a restriction counts, also before the account is known', () => {
  playerStore.setState({ restriction: { kind: 'timeOut', until: null } });
  expect(knownAccess({ access: 'full' })).toBe('restricted');
});
