import { expect, test } from 'vitest';
import { configurationWithProblems, startConfiguration } from './startConfiguration.server.ts';

test('UK2 refuses to start without a capability that the rules of a market demand', () => {
  expect(configurationWithProblems({ CAPABILITIES_OFF: 'winners' }).problems).toEqual([]);
  expect(() => startConfiguration({ CAPABILITIES_OFF: 'winners history' })).toThrow(
    'CAPABILITIES_OFF cannot name history, which these markets demand by their rule accountHistory: regency uk.',
  );
});
