import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { initialSiteState, siteStore } from './siteStore.ts';

const chooseLanguage = vi.hoisted(() => vi.fn<(language: string) => void>());
vi.mock('./chooseLanguage.browser.ts', () => ({ chooseLanguage }));
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
afterEach(() => siteStore.setState(initialSiteState));

const show = (languages: Visit['languages'], offersLanguages = true, culture: Visit['culture'] = 'en') =>
  render(
    <VisitContext value={visitFixture({ culture, languages, offersLanguages })}>
      <TextContext value={text}>
        <LanguageToggle />
      </TextContext>
    </VisitContext>,
  ).container;

test('MK-04 the toggle appears with showPreferredLang, names each language and marks the current one', async () => {
  show(['en', 'zh']);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => siteStore.setState({ showPreferredLang: true }));
  expect(screen.getByRole('group', { name: 'Language' })).toBeTruthy();
  const [english, chinese] = [
    screen.getByRole('button', { name: 'English', pressed: true }),
    screen.getByRole('button', { name: '中文', pressed: false }),
  ];
  expect([english.lang, chinese.lang]).toEqual(['en', 'zh-CN']);
  fireEvent.click(english);
  fireEvent.click(chinese);
  await vi.waitFor(() => expect(chooseLanguage.mock.calls).toEqual([['zh']]));
});

test('MK-04 renders nothing when there is only one language', () => {
  siteStore.setState({ showPreferredLang: true });
  expect(show(['en']).innerHTML).toBe('');
});

test('MK-04 a market with one language reserves no space, and shows the toggle once showPreferredLang allows it', () => {
  const { innerHTML } = show(['en', 'zh'], false);
  expect(innerHTML).toBe('');
  act(() => siteStore.setState({ showPreferredLang: true }));
  expect(screen.getByRole('button', { name: '中文' })).toBeTruthy();
});

test('MK-04 reserves the space where the current language is not the market’s own', () => {
  expect(show(['en', 'zh'], false, 'zh').childElementCount).toBe(1);
});
