import { expect, test } from 'vitest';
import { problemOfChange, problemOfFailedChange } from './problemOfChange.ts';

const change = { current: 'as it was', password: 'harbour zinc lamp', username: 'mira.kovac' };

test('AU-20 validates a new password by the rules of the service before sending it', () => {
  expect(problemOfChange(change)).toBeNull();
  expect(problemOfChange({ ...change, current: '' })).toBe('currentMissing');
  expect(problemOfChange({ ...change, password: 'short' })).toBe('tooShort');
  expect(problemOfChange({ ...change, password: 'mira.kovac' })).toBe('weak');
});

test('AU-20 maps each refusal of the service to its problem', () => {
  const refused = (status: number, code: number | null) =>
    problemOfFailedChange({ kind: 'refused', status, code, message: '' });
  expect([
    refused(403, 10_401),
    refused(429, 10_429),
    refused(400, 10_421),
    refused(400, 10_422),
    refused(400, null),
  ]).toEqual(['currentWrong', 'wait', 'tooShort', 'weak', 'general']);
  expect([problemOfFailedChange({ kind: 'noResponse' }), problemOfFailedChange({ kind: 'malformed' })]).toEqual([
    'noResponse',
    'general',
  ]);
});
