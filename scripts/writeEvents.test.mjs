import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventsFile, eventsPage } from './writeEvents.mjs';

test('AN-01 docs/events.md matches the event catalogue', async () => {
  const page = await eventsPage();
  expect(readFileSync(eventsFile, 'utf8')).toBe(page);
  for (const row of [
    '| `loginSubmit` | `interaction` |',
    '| `gameLaunch` | `game_launch` |',
    '`eventDetail`: promotion id',
  ])
    expect(page).toContain(row);
});
