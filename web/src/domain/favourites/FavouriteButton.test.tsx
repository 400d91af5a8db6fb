import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { success } from '../../base/result.ts';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { favouritesStart } from './favourites.browser.ts';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };

test('LB-04 pressing a heart turns its pressed state over at once', async () => {
  tabStorage.set(storedKeys.userToken, 'aaa.bbb.ccc');
  gamesStore.setState({ favouriteGameIds: [] });
  const call: unknown = async () => success({ saved: true });
  const stop = favouritesStart.start({ api: { call: call as ApiClient['call'] }, t: text.t });
  render(
    <TextContext value={text}>
      <FavouriteButton gameGroupId={41000} name="Ember Wyrm" />
    </TextContext>,
  );
  const heart = screen.getByRole('button', { name: 'Favourite: Ember Wyrm', pressed: false });
  expect(heart.hasAttribute('data-early')).toBe(true);
  await act(async () => void fireEvent.click(heart));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(gamesStore.getState().favouriteGameIds).toEqual([41000]);
  stop();
  tabStorage.clear();
});
