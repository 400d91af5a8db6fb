import { passwordResetCodes } from '@foyer/contract/passwordReset';
import { expect, test } from 'vitest';
import { problemOfFailure, problemOfPassword } from './passwordProblem.ts';

test.each([
  ['', 'tooShort'],
  ['paper lan', 'tooShort'],
  // Nine characters of two units each.
  ['👑🎲🃏🎰🎱🎯🎳🎪🎨', 'tooShort'],
  ['aaaaaaaaaa', 'weak'],
  ['paper lantern 27 willow', null],
])('the new password %j has the problem %s', (password, problem) => {
  expect(problemOfPassword(password)).toBe(problem);
});

const refused = (code: number | null) => ({ kind: 'refused', status: 400, code, message: '' }) as const;

test.each([
  [{ kind: 'noResponse' } as const, 'noResponse'],
  [refused(passwordResetCodes.linkNotUsable), 'linkOver'],
  [refused(passwordResetCodes.passwordTooShort), 'tooShort'],
  [refused(passwordResetCodes.passwordTooWeak), 'weak'],
  [refused(1), 'general'],
  [refused(null), 'general'],
  [{ kind: 'malformed' } as const, 'general'],
  [{ kind: 'aborted' } as const, 'general'],
])('a reset that failed with %j has the problem %s', (failure, problem) => {
  expect(problemOfFailure(failure)).toBe(problem);
});
