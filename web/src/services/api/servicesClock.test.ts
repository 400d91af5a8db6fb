import { beforeEach, expect, test } from 'vitest';
import { observeServicesClock, resetServicesClock, servicesAhead, servicesTime } from './servicesClock.ts';

const hourMs = 3_600_000;
/** Device time of the tests; the page is ten seconds old. */
const now = Date.UTC(2026, 10, 26, 12);
const device = { now, sinceStart: 10_000 };
const observe = (headers: Record<string, string>, at = device) => observeServicesClock(new Headers(headers), at);
const ahead = (text: string) => observe({ 'foyer-services-ahead': text });
const serverTime = (ms: number, at = device) => observe({ 'foyer-server-time': String(ms) }, at);
const later = (ms: number) => ({ now: now + ms, sinceStart: device.sinceStart + ms });

beforeEach(resetServicesClock);

test('servicesTime adds the services’ offset of the last response to the local time', () => {
  ahead('960000');
  expect(servicesTime(1000)).toBe(961_000);
  ahead('-500000');
  expect(servicesTime(1_000_000)).toBe(500_000);
  ahead('0');
  expect(servicesTime(1000)).toBe(1000);
});

test('ignores missing and malformed headers', () => {
  ahead('960000');
  for (const text of ['', 'soon', '1e9', '12.5', '99999999999999']) {
    ahead(text);
    observe({ 'foyer-server-time': text });
  }
  observe({});
  expect(servicesTime(0)).toBe(960_000);
});

test('RM-01 servicesTime corrects a device whose clock is an hour wrong', () => {
  serverTime(now + hourMs);
  ahead('960000');
  expect(servicesTime(now)).toBe(now + hourMs + 960_000);
  resetServicesClock();
  serverTime(now - hourMs);
  expect(servicesTime(now)).toBe(now - hourMs);
});

test('differences of a few seconds are the time that responses take', () => {
  serverTime(now - 2500);
  expect(servicesTime(now)).toBe(now);
});

test('a faster response corrects the measurement of a slow one, and a slower one does not', () => {
  serverTime(now + hourMs - 9000);
  serverTime(now + hourMs + 500, later(500));
  expect(servicesAhead()).toBe(hourMs);
  serverTime(now + hourMs - 20_000, later(1000));
  expect(servicesAhead()).toBe(hourMs);
});

test('RM-01 a clock that is set anew is measured anew with the next response', () => {
  serverTime(now);
  // Ten seconds later the player has turned the clock back by an hour.
  serverTime(now + 10_000, { now: now + 10_000 - hourMs, sinceStart: device.sinceStart + 10_000 });
  expect(servicesTime(now + 10_000 - hourMs)).toBe(now + 10_000);
});

test('a device that slept is measured anew, because its clock went on and the time since the start did not', () => {
  serverTime(now);
  serverTime(now + hourMs, { now: now + hourMs, sinceStart: device.sinceStart });
  expect(servicesTime(now + hourMs)).toBe(now + hourMs);
});

test('until a response shows the difference to the server, the usual one applies', () => {
  expect(servicesAhead(undefined, 7000)).toBe(7000);
  serverTime(now + hourMs);
  expect(servicesAhead(undefined, 7000)).toBe(hourMs);
});
