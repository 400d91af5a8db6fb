import { accountCodes } from '@foyer/contract/accounts';
import { expect, test, vi } from 'vitest';
import { allowReloadAgain, endSession, sessionAfterFailure, sessionEndBefore } from './endSession.browser.ts';
import { createMemoryStorage } from './sampleLogin.ts';

function page() {
  const tab = createMemoryStorage();
  const persistent = createMemoryStorage();
  tab.set('Player', '{}');
  return {
    tab,
    persistent,
    allowMultipleSessions: false,
    forget: vi.fn<() => void>(),
    reloadAddress: vi.fn<() => void>(),
    showVisitorPage: vi.fn<(why: string) => void>(),
  };
}

test('AU-12 clears the storage and reloads once', () => {
  const deps = page();
  endSession(deps);
  expect(deps.tab.values.size).toBe(0);
  expect(deps.forget).toHaveBeenCalledOnce();
  expect(deps.reloadAddress).toHaveBeenCalledOnce();
  endSession(deps);
  expect(deps.reloadAddress).toHaveBeenCalledOnce();
  expect(deps.showVisitorPage).toHaveBeenCalledOnce();
});

test('the reloaded page knows why the session ended', () => {
  const deps = page();
  expect(sessionEndBefore(deps.persistent)).toBeNull();
  endSession({ ...deps, why: 'replaced' });
  expect(sessionEndBefore(deps.persistent)).toBe('replaced');
  endSession({ ...deps, why: 'replaced' });
  expect(deps.showVisitorPage).toHaveBeenCalledExactlyOnceWith('replaced');
  allowReloadAgain(deps.persistent);
  endSession(deps);
  expect(sessionEndBefore(deps.persistent)).toBe('over');
});

test('AU-12 reloads again once a page without a session was shown', () => {
  const deps = page();
  endSession(deps);
  allowReloadAgain(deps.persistent);
  endSession(deps);
  expect(deps.reloadAddress).toHaveBeenCalledTimes(2);
});

test('AU-12 with several sessions allowed, forgets the player without a reload', () => {
  const deps = { ...page(), allowMultipleSessions: true };
  endSession(deps);
  expect(deps.tab.values.size).toBe(0);
  expect(deps.reloadAddress).not.toHaveBeenCalled();
  expect(deps.showVisitorPage).toHaveBeenCalledOnce();
});

test('AU-12 does not reload when the reload marker cannot be stored', () => {
  const deps = { ...page(), persistent: createMemoryStorage(() => true) };
  endSession(deps);
  expect(deps.reloadAddress).not.toHaveBeenCalled();
  expect(deps.showVisitorPage).toHaveBeenCalledOnce();
});

const refused = (code: number | null) => ({ kind: 'refused', status: 401, code, message: '' }) as const;
const facts = { usedToken: 'a.b.c', currentToken: 'a.b.c', isRenewable: false };

test.each([15001, 15002, 15003, 15004, 15005])('AU-12 code %i ends the session', (code) => {
  expect(sessionAfterFailure({ ...facts, failure: refused(code) })).toBe('ends');
});

test.each([accountCodes.tokenNotUsable, accountCodes.wrongCredentials, null])('code %s keeps the session', (code) => {
  expect(sessionAfterFailure({ ...facts, failure: refused(code) })).toBe('stays');
});

test('AU-12 a refused call with an older token, a launch token or none keeps the current session', () => {
  const failure = refused(15001);
  expect(sessionAfterFailure({ ...facts, failure, usedToken: 'older.b.c' })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, usedToken: 'launch-token' })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, currentToken: null })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, usedToken: null })).toBe('stays');
});

test('AU-10 renews an expired token before ending the session', () => {
  expect(sessionAfterFailure({ ...facts, failure: refused(15002), isRenewable: true })).toBe('renew');
});

test('a network error or failing service keeps the session', () => {
  expect(sessionAfterFailure({ ...facts, failure: { kind: 'noResponse' } })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure: { kind: 'broken', status: 502, code: null, message: '' } })).toBe(
    'stays',
  );
});
