import { accountCodes } from '@foyer/contract/accounts';
import { expect, test, vi } from 'vitest';
import { allowReloadAgain, endSession, sessionEndBefore } from './endSession.browser.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { sessionAfterFailure } from './sessionEnding.ts';

function page() {
  const tab = createMemoryStorage();
  const lasting = createMemoryStorage();
  tab.set('Player', '{}');
  return {
    tab,
    lasting,
    allowMultipleSessions: false,
    forget: vi.fn<() => void>(),
    reloadAddress: vi.fn<() => void>(),
    showVisitorPage: vi.fn<(why: string) => void>(),
  };
}

test('AU-12 storage is cleared and the page reloaded once; a marker outside session storage stops the next', () => {
  const parts = page();
  endSession(parts);
  expect(parts.tab.values.size).toBe(0);
  expect(parts.forget).toHaveBeenCalledOnce();
  expect(parts.reloadAddress).toHaveBeenCalledOnce();
  endSession(parts);
  expect(parts.reloadAddress).toHaveBeenCalledOnce();
  expect(parts.showVisitorPage).toHaveBeenCalledOnce();
});

test('the reloaded page knows why, and a page that was not reloaded for that has nothing to say', () => {
  const parts = page();
  expect(sessionEndBefore(parts.lasting)).toBeNull();
  endSession({ ...parts, why: 'replaced' });
  expect(sessionEndBefore(parts.lasting)).toBe('replaced');
  endSession({ ...parts, why: 'replaced' });
  expect(parts.showVisitorPage).toHaveBeenCalledExactlyOnceWith('replaced');
  allowReloadAgain(parts.lasting);
  endSession(parts);
  expect(sessionEndBefore(parts.lasting)).toBe('over');
});

test('AU-12 after a page without a session it may reload again', () => {
  const parts = page();
  endSession(parts);
  allowReloadAgain(parts.lasting);
  endSession(parts);
  expect(parts.reloadAddress).toHaveBeenCalledTimes(2);
});

test('AU-12 where several sessions are allowed the player is forgotten without a reload', () => {
  const parts = { ...page(), allowMultipleSessions: true };
  endSession(parts);
  expect(parts.tab.values.size).toBe(0);
  expect(parts.reloadAddress).not.toHaveBeenCalled();
  expect(parts.showVisitorPage).toHaveBeenCalledOnce();
});

test('AU-12 without a marker that lasts there is no reload, because nothing would stop the next', () => {
  const parts = { ...page(), lasting: createMemoryStorage(() => true) };
  endSession(parts);
  expect(parts.reloadAddress).not.toHaveBeenCalled();
  expect(parts.showVisitorPage).toHaveBeenCalledOnce();
});

const refused = (code: number | null) => ({ kind: 'refused', status: 401, code, message: '' }) as const;
const facts = { usedToken: 'a.b.c', currentToken: 'a.b.c', isRenewable: false };

test.each([15001, 15002, 15003, 15004, 15005])('AU-12 code %i ends the session', (code) => {
  expect(sessionAfterFailure({ ...facts, failure: refused(code) })).toBe('ends');
});

test.each([accountCodes.tokenNotUsable, accountCodes.wrongCredentials, null])('code %s leaves it', (code) => {
  expect(sessionAfterFailure({ ...facts, failure: refused(code) })).toBe('stays');
});

test('AU-12 a refused older token or launch token says nothing about the session of now', () => {
  const failure = refused(15001);
  expect(sessionAfterFailure({ ...facts, failure, usedToken: 'older.b.c' })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, usedToken: 'launch-token' })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, currentToken: null })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, usedToken: null })).toBe('ends');
});

test('AU-10 a token that has just run out is renewed before anything ends', () => {
  expect(sessionAfterFailure({ ...facts, failure: refused(15002), isRenewable: true })).toBe('renew');
});

test('no answer and a broken service end nothing', () => {
  expect(sessionAfterFailure({ ...facts, failure: { kind: 'noAnswer' } })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure: { kind: 'broken', status: 502, code: null, message: '' } })).toBe(
    'stays',
  );
});
