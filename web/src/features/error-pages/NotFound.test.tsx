import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorTitles } from '../../domain/site/errorTitles.ts';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { setReportSink } from '../../telemetry/report.ts';
import type { Report } from '../../telemetry/report.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import NotFound from './NotFound.tsx';
import type { NotFoundProperties } from './NotFound.tsx';

const nowhere = { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() };
const show = async (error: NotFoundProperties['error'], culture: 'en' | 'zh') => {
  const text = { t: createTranslate(await loadMessages(culture)), formats: createFormats('en-GB') };
  render(
    <NavigationContext value={nowhere}>
      <TextContext value={text}>
        <NotFound error={error} />
      </TextContext>
    </NavigationContext>,
  );
};

test.each([
  ['pageNotFound', '404: Page Not Found'],
  ['gameNotFound', '404: Game Not Found'],
  ['serverError', '500: Server Error'],
] as const)('%s has the title %s in every language, the same as the tab', async (error, title) => {
  expect(errorTitles[error]).toBe(title);
  for (const culture of ['en', 'zh'] as const) {
    await show(error, culture);
    expect(screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent).toBe(title);
  }
});

test('the way to the lobby needs nothing but a link; a failure of our own offers no search', async () => {
  await show('serverError', 'en');
  expect(screen.getByRole('link', { name: 'Go to the lobby' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
});

test('TE-06 each page that says what is wrong is reported under its name', async () => {
  const heard: Report[] = [];
  setReportSink((entry) => void heard.push(entry));
  heard.length = 0;
  for (const error of ['pageNotFound', 'gameNotFound', 'serverError'] as const) await show(error, 'en');
  setReportSink(null);
  expect(heard.map(({ name }) => name)).toEqual(['PAGE_NOT_FOUND', 'GAME_NOT_FOUND', 'INTERNAL_SERVER_ERROR']);
});
