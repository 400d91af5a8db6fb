import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PageModel } from '../../app/page/pageModel.ts';
import { createPageStore } from '../../app/pageStore.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { chosenGameStore } from './chosenGame.ts';
import { gameLinksStart } from './gameLinksStart.browser.ts';

const modelAt = (path: string) => ({ path }) as PageModel;
const older = { gameGroupId: 5, launchedFrom: 'reel', sectionName: 'Popular', gameIndex: 2, headingIndex: 3 } as const;
let stop: (() => void) | void;

function start() {
  const visit = visitFixture();
  const page = createPageStore(modelAt('/'), visit, new Map());
  stop = gameLinksStart.start({ page });
  return page;
}

afterEach(() => {
  stop?.();
  chosenGameStore.setState({ chosen: null });
});

test('LB-11 a game link in content replaces the position of an earlier tile', () => {
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

test('LB-11 the launch position lasts until the page of another path is shown', () => {
  const page = start();
  chosenGameStore.setState({ chosen: older });
  page.setState({ model: modelAt('/game/5') });
  expect(chosenGameStore.getState().chosen).toEqual(older);
  page.setState({ isPending: true });
  expect(chosenGameStore.getState().chosen).toEqual(older);
  page.setState({ model: modelAt('/') });
  expect(chosenGameStore.getState().chosen).toBeNull();
});
