import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import FailedBlock from './FailedBlock.tsx';
import NotFound from './NotFound.tsx';

const reload = vi.fn<() => Promise<void>>(async () => undefined);
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const show = (view: React.ReactNode) =>
  render(
    <NavigationContext value={{ go: () => undefined, back: () => undefined, reload }}>
      <TextContext value={text}>{view}</TextContext>
    </NavigationContext>,
  );

test.each([
  [true, 'We can’t load this game right now', 1],
  [false, 'We can’t load this right now', 2],
] as const)('F1 a failed block offers a retry (game %s)', (isGame, heading, level) => {
  reload.mockClear();
  show(<FailedBlock isGame={isGame} leadsPage={level === 1} />);
  expect(screen.getByRole('heading', { level, name: heading })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('PG-09 says that a page cannot be loaded and offers a retry after a failed lookup only', () => {
  reload.mockClear();
  const { unmount } = show(<NotFound error="pageNotFound" isTemporary />);
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t load this right now' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  show(<NotFound error="pageNotFound" />);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
