import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyBlockDefinition } from '../domain/block/blockDefinition.ts';
import { siteStore } from '../domain/site/siteStore.ts';
import { loadMessages } from '../i18n/messages.ts';
import { setReportSink } from '../services/errors/report.ts';
import type { Report } from '../services/errors/report.ts';
import { flagDefaults } from '../services/flags/flags.ts';
import type { Visit } from '../services/market/visit.ts';
import { closeOverlay, openOverlay, overlayStore } from '../services/overlays/openOverlay.ts';
import { toastStore } from '../services/overlays/toasts.ts';
import { App } from './App.tsx';
import { blockDefinitions } from './blocks/blockDefinitions.ts';
import type { BlockViews } from './page/loadViews.ts';
import type { PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';

const messages = await loadMessages('en');
const visit = {
  brandName: 'Regency Palace',
  culture: 'en',
  locale: 'en-GB',
  device: 'desktop',
  loginState: 'Logged-In',
  access: 'full',
  languages: ['en'] as Visit['languages'],
  flags: flagDefaults,
} as Visit;
const navigation = { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() };

let reports: Report[] = [];
/** Whether the failing view throws. */
let isBroken = true;
beforeEach(() => {
  reports = [];
  isBroken = true;
  setReportSink((entry) => reports.push(entry));
});
afterEach(() => {
  setReportSink(null);
  closeOverlay();
  toastStore.setState({ toasts: [] });
});

const ThrowsInRender = () => {
  if (isBroken) throw new Error('a defect');
  return <p>repaired</p>;
};
const ThrowsInEffect = () => {
  useEffect(() => {
    if (isBroken) throw new Error('a defect');
  }, []);
  return <p>repaired</p>;
};

const modelOf = (path: string): PageModel => ({
  path,
  status: 200,
  head: { title: 'Lobby', applicationName: '', robots: false },
  gameGroupId: null,
  blocks: blockDefinitions.map(({ alias }) => ({ alias, key: alias, properties: {} })),
});

/** Renders a page of all blocks, one of which fails. */
function showPage(failing: AnyBlockDefinition, Failing: ComponentType) {
  const views: BlockViews = new Map<string, ComponentType>(
    blockDefinitions.map(({ alias }) => [alias, alias === failing.alias ? Failing : () => <p>block {alias}</p>]),
  );
  const page = createPageStore(modelOf('/'), visit, views);
  render(<App page={page} messages={messages} navigation={navigation} />, { onCaughtError: () => undefined });
  return page;
}

const standingBlocks = () => screen.getAllByText(/^block /).length;
const inPage = blockDefinitions.filter(({ region }) => region === 'main' || region === 'footer');
const overlays = blockDefinitions.filter(({ region }) => region === 'overlay');
const oneReport = (alias: string) => [
  { name: 'RENDER_ERROR', facts: expect.objectContaining({ boundary: alias, message: 'Error: a defect' }) },
];

describe.each([
  ['while rendering', ThrowsInRender],
  ['in an effect', ThrowsInEffect],
])('a block that throws %s', (_, Failing) => {
  test.each(inPage)('$alias leaves a card, keeps the rest, reports once, and renders anew', async (definition) => {
    showPage(definition, Failing);
    const card = within(
      await screen
        .findByRole('heading', { name: /^We can’t load this/ })
        .then((heading) => heading.closest('section') ?? document.body),
    );
    expect(standingBlocks()).toBe(blockDefinitions.length - 1);
    await waitFor(() => expect(reports).toEqual(oneReport(definition.alias)));
    isBroken = false;
    fireEvent.click(card.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('repaired')).toBeDefined();
  });

  test.each(overlays)('$alias closes, says so, keeps the rest and reports once', async (definition) => {
    if (definition.opens !== undefined) openOverlay(definition.opens);
    showPage(definition, Failing);
    expect(standingBlocks()).toBe(blockDefinitions.length - 1);
    await waitFor(() => expect(reports).toEqual(oneReport(definition.alias)));
    await waitFor(() =>
      expect(toastStore.getState().toasts.map(({ description }) => description)).toEqual([
        'Something went wrong. Try again.',
      ]),
    );
    expect(overlayStore.getState().open).toBeNull();
  });

  test('the header leaves safer gambling, log out and a retry', async () => {
    const [header] = blockDefinitions.filter(({ alias }) => alias === 'header');
    if (header === undefined) throw new Error('There is no header.');
    showPage(header, Failing);
    const banner = within(await screen.findByRole('banner'));
    expect(banner.getByRole('link', { name: 'Safer gambling' }).getAttribute('href')).toBe(
      '/responsible-gaming#my-play',
    );
    expect(banner.getByRole('button', { name: 'Log out' })).toBeDefined();
    expect(standingBlocks()).toBe(blockDefinitions.length - 1);
    await waitFor(() => expect(reports).toEqual(oneReport('header')));
    isBroken = false;
    fireEvent.click(banner.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('repaired')).toBeDefined();
  });
});

const blockNamed = (alias: string) =>
  blockDefinitions.find((definition) => definition.alias === alias) ?? ({ alias } as AnyBlockDefinition);

test('a failed block renders again on the next page', async () => {
  const page = showPage(blockNamed('richText'), ThrowsInRender);
  await screen.findByRole('heading', { name: /^We can’t load this/ });
  isBroken = false;
  act(() => page.setState({ model: modelOf('/help') }));
  expect(screen.getByText('repaired')).toBeDefined();
});

test('a failed cashier closes and can be opened again', async () => {
  const Cashier = () => {
    if (siteStore.getState().bankingModal.show && isBroken) throw new Error('a defect');
    return <p>repaired</p>;
  };
  siteStore.setState({ bankingModal: { show: true } });
  showPage(blockNamed('bankingWindow'), Cashier);
  expect(await screen.findByText('repaired')).toBeDefined();
  expect(siteStore.getState().bankingModal.show).toBe(false);
});

test('a block whose nodes were moved renders anew by itself and reports once', async () => {
  let failures = 2;
  const Moved = () => {
    useEffect(() => {
      if (failures-- > 0) throw new DOMException('moved', 'NotFoundError');
    }, []);
    return <p>repaired</p>;
  };
  showPage(blockNamed('header'), Moved);
  await waitFor(() => expect(failures).toBeLessThan(0));
  expect(screen.getByText('repaired')).toBeDefined();
  expect(reports.map(({ facts }) => facts['boundary'])).toEqual(['header']);
});
