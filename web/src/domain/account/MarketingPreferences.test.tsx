import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import MarketingPreferences from './MarketingPreferences.tsx';

await loadLazyMessages('en', 'saferGambling');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const choices = [
  { product: 'casino', channel: 'email' },
  { product: 'casino', channel: 'sms' },
] as const;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  tabStorage.set(storedKeys.userToken, sampleLogin().tokens.userToken);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({}, { status: 500 });
  });
  render(
    <TextContext value={text}>
      <MarketingPreferences choices={choices} />
    </TextContext>,
  );
});
afterEach(() => vi.unstubAllGlobals());

test('UK23 no option is preselected, and only the selected ones are sent', async () => {
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => (box instanceof HTMLInputElement ? box.checked : null))).toEqual([false, false]);
  const [none, save] = screen.getAllByRole('button');
  expect(none?.className).toBe(save?.className);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Text message' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
  await waitFor(() => expect(sent[0]).toEqual({ chosen: [{ product: 'casino', channel: 'sms' }] }));
});

test('UK23 "No offers" sends an empty choice regardless of the selection', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
  fireEvent.click(screen.getByRole('button', { name: 'No offers' }));
  await waitFor(() => expect(sent[0]).toEqual({ chosen: [] }));
});
