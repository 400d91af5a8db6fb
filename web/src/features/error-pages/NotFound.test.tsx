import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { errorTitles } from '../../domain/site/errorTitles.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { setReportSink } from '../../services/errors/report.ts';
import type { Report } from '../../services/errors/report.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import NotFound from './NotFound.tsx';
import type { NotFoundProperties } from './NotFound.tsx';

for (const culture of ['en', 'zh'] as const) await loadLazyMessages(culture, 'errorPages');
const nowhere = { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() };
const show = async (error: NotFoundProperties['error'], culture: 'en' | 'zh', reference?: string) => {
  const text = { t: createTranslate(await loadMessages(culture)), formats: createFormats('en-GB') };
  render(
    <NavigationContext value={nowhere}>
      <TextContext value={text}>
        <NotFound error={error} {...(reference === undefined ? {} : { reference })} />
      </TextContext>
    </NavigationContext>,
  );
};

test.each([
  ['pageNotFound', '404: Page Not Found'],
  ['gameNotFound', '404: Game Not Found'],
  ['serverError', '500: Server Error'],
] as const)('%s has the title %s in every language, equal to the tab title', async (error, title) => {
  expect(errorTitles[error]).toBe(title);
  for (const culture of ['en', 'zh'] as const) {
    await show(error, culture);
    expect(screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent).toBe(title);
  }
});

test.each([
  ['en', []],
  ['zh', ['找不到此页面']],
] as const)(
  'PG-11 a page in %s has a heading in its language beside the specified title',
  async (culture, headings) => {
    await show('pageNotFound', culture);
    expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings);
  },
);

test('offers popular games', async () => {
  render(
    <GameTestContext messages={await loadMessages('en')}>
      <NotFound error="pageNotFound" games={[tileFixture({ id: 7, name: 'Prism' })]} />
    </GameTestContext>,
  );
  const games = within(screen.getByRole('region', { name: 'Popular games' }));
  expect(games.getByRole('link', { name: /Prism/ }).getAttribute('href')).toBe('/game/7');
});

test('links to the lobby, and a server error offers no search', async () => {
  await show('serverError', 'en');
  expect(screen.getByRole('link', { name: 'Go to the lobby' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a server error shows the reference for support in every language, and none without one', async () => {
  for (const [culture, text] of [
    ['en', /quote this reference to support/],
    ['zh', /提供给客服/],
  ] as const) {
    await show('serverError', culture, '0af7651916cd43dd8448eb211c80319c');
    expect(screen.getByText(text).textContent).toContain('0af7651916cd43dd8448eb211c80319c');
  }
  cleanup();
  await show('serverError', 'en');
  expect(screen.queryByText(/reference/)).toBeNull();
});

test('TE-06 each error page is reported by its name', async () => {
  const reports: Report[] = [];
  setReportSink((entry) => void reports.push(entry));
  reports.length = 0;
  for (const error of ['pageNotFound', 'gameNotFound', 'serverError'] as const) await show(error, 'en');
  setReportSink(null);
  expect(reports.map(({ name }) => name)).toEqual(['PAGE_NOT_FOUND', 'GAME_NOT_FOUND', 'INTERNAL_SERVER_ERROR']);
});
