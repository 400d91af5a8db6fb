import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../api/apiClient.browser.ts';
import { createPageStore } from '../app/pageStore.ts';
import { chosenGameStore } from '../domain/game/chosenGame.ts';
import { flagsWith } from '../flags/flags.ts';
import type { Visit } from '../market/visit.ts';
import type { PageModel } from '../page/pageModel.ts';
import { gameLinks } from './gameLinks.browser.ts';

const modelAt = (path: string) => ({ path }) as PageModel;
const older = { gameGroupId: 5, launchedFrom: 'reel', sectionName: 'Popular', gameIndex: 2, headingIndex: 3 } as const;
let stop: (() => void) | void;

function start() {
  const visit = { flags: flagsWith({}) } as Visit;
  const page = createPageStore(modelAt('/'), visit, new Map());
  stop = gameLinks.start({
    api: createApiClient(),
    navigation: { go: () => undefined, back: () => undefined, reload: () => Promise.resolve() },
    t: (key) => key,
    visit,
    page,
    followFlags: () => () => undefined,
  });
  return page;
}

afterEach(() => {
  stop?.();
  chosenGameStore.setState({ chosen: null });
});

test('LB-11 a game link of the content replaces the place of an older tile by its own', () => {
  start();
  chosenGameStore.setState({ chosen: older });
  render(
    <main>
      <h1>Blog</h1>
      <h2>Try these</h2>
      <a href="/game/6">Six</a>
      <a href="/help">Help</a>
      <a href="/game/7" onClick={(event) => event.preventDefault()}>
        Seven
      </a>
    </main>,
  );
  const link = screen.getByRole('link', { name: 'Seven' });
  fireEvent.click(link, { metaKey: true });
  expect(chosenGameStore.getState().chosen).toEqual(older);
  fireEvent.click(link);
  expect(chosenGameStore.getState().chosen).toEqual({
    gameGroupId: 7,
    launchedFrom: 'link',
    sectionName: 'Try these',
    gameIndex: 2,
    headingIndex: 2,
  });
});

test('LB-11 the place lasts while the page of its game is shown and is cleared by any other page', () => {
  const page = start();
  chosenGameStore.setState({ chosen: older });
  page.setState({ model: modelAt('/game/5') });
  expect(chosenGameStore.getState().chosen).toEqual(older);
  page.setState({ isPending: true });
  expect(chosenGameStore.getState().chosen).toEqual(older);
  page.setState({ model: modelAt('/') });
  expect(chosenGameStore.getState().chosen).toBeNull();
});
