import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import SaferWeekBand from './SaferWeekBand.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const weeks = [
  { from: '2026-11-16', to: '2026-11-22' },
  { from: '2027-11-15', to: '2027-11-21' },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [new Date(2026, 10, 15, 23, 59), false],
  [new Date(2026, 10, 16, 0, 0), true],
  [new Date(2026, 10, 22, 23, 59), true],
  [new Date(2026, 10, 23, 0, 0), false],
  [new Date(2027, 10, 18), true],
  [new Date(2026, 4, 18), false],
] as const)('RM-04 UK26 at %s the safer gambling week banner is shown: %s', (moment, isShown) => {
  vi.setSystemTime(moment);
  render(
    <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
      <TextContext value={text}>
        <SaferWeekBand weeks={weeks} heading="Safer gambling week" text="A week to look at how you play." />
      </TextContext>
    </NavigationContext>,
  );
  const band = screen.queryByRole('complementary', { name: 'Safer gambling week' });
  expect(band !== null).toBe(isShown);
  expect(screen.queryByRole('link', { name: 'Safer gambling' })?.getAttribute('href') ?? null).toBe(
    isShown ? '/responsible-gaming#my-play' : null,
  );
});
