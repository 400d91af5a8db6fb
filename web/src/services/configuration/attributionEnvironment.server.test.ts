import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';

test('names exactly the listed parameters, once each, and none by default or without the capability', () => {
  const read = (variables: Record<string, string>) => readConfiguration(variables).attributionParameters;
  expect(read({})).toEqual([]);
  expect(read({ ATTRIBUTION_PARAMETERS: 'btag, utm_source btag' })).toEqual(['btag', 'utm_source']);
  expect(read({ ATTRIBUTION_PARAMETERS: 'btag', CAPABILITIES_OFF: 'attribution' })).toEqual([]);
});

test.each(['1btag', 'a b?', 'language', 'userToken', 'resetPassword', 'a b c d e f g h i j k l m', 'x'.repeat(41)])(
  'refuses the list %s',
  (list) => {
    expect(() => readConfiguration({ ATTRIBUTION_PARAMETERS: list })).toThrow('ATTRIBUTION_PARAMETERS');
  },
);
