import { beforeEach, expect, test } from 'vitest';
import { observeServicesClock, servicesAheadHeader, servicesClockStore, servicesTime } from './servicesClock.ts';

beforeEach(() => servicesClockStore.setState({ aheadMs: 0 }));
const observe = (text: string) => observeServicesClock(new Headers({ [servicesAheadHeader]: text }));

test('servicesTime adds the offset of the last response to the local time', () => {
  observe('960000');
  expect(servicesTime(1000)).toBe(961_000);
  observe('-500000');
  expect(servicesTime(1_000_000)).toBe(500_000);
  observe('0');
  expect(servicesTime(1000)).toBe(1000);
});

test('ignores a missing or malformed offset header', () => {
  observe('960000');
  for (const text of ['', 'soon', '1e9', '12.5', '99999999999999']) observe(text);
  observeServicesClock(new Headers());
  expect(servicesTime(0)).toBe(960_000);
});
