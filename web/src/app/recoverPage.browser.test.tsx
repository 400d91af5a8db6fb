import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../base/createStore.ts';
import { setReportSink } from '../services/errors/report.ts';
import type { Report } from '../services/errors/report.ts';
import { visitFixture } from '../services/market/visitFixture.ts';
import type { PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';
import { recoverPage } from './recoverPage.browser.ts';

const text = createStore(() => ({ isShown: false }));
/** Inserts an element before a text that may no longer be its sibling. */
function Page() {
  const { isShown } = useSyncExternalStore(text.subscribe, text.getState);
  return (
    <>
      {isShown && <h1>Lobby</h1>}
      Games
    </>
  );
}

const page = createPageStore({ path: '/', blocks: [] } as unknown as PageModel, visitFixture(), new Map());
const reported = vi.fn<(entry: Report) => void>();
const content = () => document.getElementById('app');

beforeEach(() => {
  // Within `act`, React throws errors that it reports in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  reported.mockClear();
  setReportSink(reported);
  text.setState({ isShown: false });
  document.body.innerHTML = '<div id="app" class="kept"></div>';
});

async function start() {
  const container = content();
  if (container === null) throw new Error('There is no page.');
  await recoverPage({ page, app: <Page />, container, message: 'Try again.' }, new Error('first'));
  await screen.findByText('Games');
  reported.mockClear();
}

/** Does what a translator does to every text. */
function translate() {
  const node = content()?.lastChild;
  const font = document.createElement('font');
  font.textContent = `${node?.textContent} (translated)`;
  node?.replaceWith(font);
}

function breakPage() {
  translate();
  text.setState({ isShown: true });
}

test('renders a page whose nodes were moved anew, reports once, and gives up after three times in a minute', async () => {
  class ServerPage extends EventTarget {
    responseXML = new DOMParser().parseFromString('<div id="app"><a href="/help">Help</a></div>', 'text/html');
    open = vi.fn<() => void>();
    send = () => this.dispatchEvent(new Event('load'));
  }
  vi.stubGlobal('XMLHttpRequest', ServerPage);
  await start();
  for (const times of [1, 2]) {
    breakPage();
    expect(await screen.findByRole('heading', { name: 'Lobby' })).toBeDefined();
    expect(content()?.className).toBe('kept');
    expect(reported).toHaveBeenCalledTimes(times);
    text.setState({ isShown: false });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  }
  breakPage();
  expect(await screen.findByRole('link', { name: 'Help' })).toBeDefined();
  expect(reported).toHaveBeenCalledTimes(3);
});
