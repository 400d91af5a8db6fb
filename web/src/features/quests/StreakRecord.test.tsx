import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { playerQuests } from './quests.browser.ts';
import { StreakRecord } from './StreakRecord.tsx';

await loadLazyMessages('en', 'quests');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

beforeEach(() => {
  // A Wednesday.
  vi.setSystemTime(Date.UTC(2026, 10, 25, 12));
});

test('QU-03 the record shows the days of this week that belong to the streak', async () => {
  vi.spyOn(playerQuests(), 'statistics').mockResolvedValue({
    loginStreak: 2,
    isStreakOn: true,
    gamesTried: 4,
    achievements: [],
  });
  render(
    <VisitContext value={visitFixture()}>
      <TextContext value={text}>
        <StreakRecord />
      </TextContext>
    </VisitContext>,
  );
  const days = within(await screen.findByRole('list', { name: 'This week' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Monnot counted',
    'Tuelogged in',
    'Wedlogged in',
    'Thunot counted',
    'Frinot counted',
    'Satnot counted',
    'Sunnot counted',
  ]);
});
