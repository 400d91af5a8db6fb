import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';
import { createTranslate, loadMessages } from './messages.ts';

const [en, ca, zh] = ['en-GB', 'en-CA', 'zh-CN'].map(createFormats);
const space = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');

test('MK-09 money is formatted by language and currency', () => {
  const of = (currency: string) => [en, ca, zh].map((formats) => space(formats?.money(123_456, currency)));
  expect(of('GBP')).toEqual(['£1,234.56', '£1,234.56', '£1,234.56']);
  expect(of('EUR')).toEqual(['€1,234.56', '€1,234.56', '€1,234.56']);
  expect(of('CAD')).toEqual(['CA$1,234.56', '$1,234.56', 'CA$1,234.56']);
  expect(zh?.money(-5, 'EUR')).toBe('\u2212€0.05');
  // A currency without minor units has no decimals.
  expect(en?.money(500, 'JPY')).toMatch(/500$/);
});

test('MK-09 percent, duration and 24-hour time look alike in every language', () => {
  for (const formats of [en, ca, zh]) {
    expect(formats?.percent(96.1)).toBe('96.1%');
    expect(formats?.duration(1450)).toBe('0:24:10');
    expect(formats?.timeOfDay(new Date(2026, 0, 2, 21, 42).getTime())).toBe('21:42');
  }
});

test('MK-09 a time of day has two-digit hours and minutes in the local zone', () => {
  const local = (hour: number, minute: number) => new Date(2026, 0, 2, hour, minute).getTime();
  expect([local(21, 42), local(9, 5)].map((at) => en?.timeOfDay(at))).toEqual(['21:42', '09:05']);
});

test('MK-09 percent has at most two decimals, and minor units are hundredths', () => {
  expect([96, 96.125, 96.1].map((value) => en?.percent(value))).toEqual(['96%', '96.13%', '96.1%']);
  expect([0, 5, -123_456].map((amount) => en?.money(amount, 'GBP'))).toEqual(['£0.00', '£0.05', '\u2212£1,234.56']);
  expect([500, 123_456].map((amount) => en?.money(amount, 'JPY'))).toEqual(['JP¥500', 'JP¥123,456']);
});

test.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [60, '0:01:00'],
  [3599, '0:59:59'],
  [3600, '1:00:00'],
  [36_061.9, '10:01:01'],
])('MK-09 %d seconds are %s', (seconds, text) => {
  expect(en?.duration(seconds)).toBe(text);
});

test('MK-09 English has singular and plural, and Chinese has one form', async () => {
  const [english, chinese] = [createTranslate(await loadMessages('en')), createTranslate(await loadMessages('zh'))];
  const of = (count: number) => [english('lobby.count', { count }), chinese('lobby.count', { count })];
  expect(of(1)).not.toEqual(of(2));
  for (const count of [1, 2]) expect(of(count).every((text) => text.includes(String(count)))).toBe(true);
});
