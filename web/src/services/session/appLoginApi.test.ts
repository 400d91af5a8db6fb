import { expect, test } from 'vitest';
import { readCookie } from '../storage/cookies.ts';
import { appTokens } from './appLoginApi.ts';

const tokensIn = (header: string) => appTokens((name) => readCookie(header, name));
const good = 'launchToken=launch-0001; userToken=a.b.c; refreshToken=refresh-0001';

test('AW-03 reads a session from three cookies', () => {
  expect(tokensIn(`x=1; ${good}`)).toEqual({
    launchTokens: ['launch-0001'],
    userToken: 'a.b.c',
    refreshTokens: ['refresh-0001'],
  });
});

test.each([
  'launchToken=launch-0001; userToken=a.b.c',
  'userToken=a.b.c; refreshToken=refresh-0001',
  'launchToken=launch-0001; refreshToken=refresh-0001',
  `${good}; userToken=d.e.f`,
  `${good}; userToken=a.b.c`,
  `refreshToken=another-one; ${good}`,
  good.replace('a.b.c', 'a.b'),
  good.replace('launch-0001', ''),
  good.replace('refresh-0001', '%0d%0aSet-Cookie'),
  'LaunchToken=launch-0001; UserToken=a.b.c; RefreshToken=refresh-0001',
  '',
])('AW-03 A15 refuses missing, repeated or malformed cookies: %s', (header) => expect(tokensIn(header)).toBeNull());
