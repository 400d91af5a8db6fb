import { expect, test } from 'vitest';
import { durationMessage } from './durationMessage.ts';

const hour = 3600;

test.each([
  ['cookie', null, { key: 'cookieTable.life.operator', values: {} }],
  ['cookie', hour, { key: 'cookieTable.life.hours', values: { count: 1 } }],
  ['cookie', 23 * hour, { key: 'cookieTable.life.hours', values: { count: 23 } }],
  ['cookie', 24 * hour, { key: 'cookieTable.life.days', values: { count: 1 } }],
  ['cookie', 365 * 24 * hour, { key: 'cookieTable.life.days', values: { count: 365 } }],
  ['tab', null, { key: 'cookieTable.life.tab', values: {} }],
  ['browser', null, { key: 'cookieTable.life.browser', values: {} }],
  ['database', null, { key: 'cookieTable.life.browser', values: {} }],
  ['browser', hour, { key: 'cookieTable.life.browser', values: {} }],
] as const)('lifeOf describes a %s with a maximum age of %s seconds: %j', (kind, seconds, message) => {
  expect(durationMessage(kind, seconds)).toEqual(message);
});
