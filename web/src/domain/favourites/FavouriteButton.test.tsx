import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { success } from '../../base/result.ts';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { startFavourites } from './favourites.browser.ts';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

test('LB-04 a click toggles the pressed state of a favourite button at once', async () => {
  gamesStore.setState({ favouriteGameIds: [] });
  const call: unknown = async ({ name }: { name: string }) => success(name === 'getFavourites' ? [] : { saved: true });
  const stop = startFavourites({ call: call as ApiClient['call'] }, vi.fn<() => void>(), {
    currentUserToken: () => 'aaa.bbb.ccc',
    clearUserToken: vi.fn<() => void>(),
  });
  render(
    <TextContext value={text}>
      <FavouriteButton gameGroupId={41000} name="Ember Wyrm" place="launch" />
    </TextContext>,
  );
  const heart = screen.getByRole('button', { name: 'Favourite: Ember Wyrm', pressed: false });
  expect(heart.hasAttribute('data-early')).toBe(true);
  await act(async () => void fireEvent.click(heart));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(gamesStore.getState().favouriteGameIds).toEqual([41000]);
  act(stop);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});
