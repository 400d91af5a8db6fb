// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadGameArt, showGameArt } from './gameArt.ts';

const art = { scene: '/scene.webp', title: '/title.webp', symbol: '/symbol.webp' };
const never = () => new Promise<void>(() => undefined);

test('art that fails or takes too long does not block the game', async () => {
  const load = (address: string) => {
    if (address === art.scene) return never();
    return address === art.title ? Promise.resolve() : Promise.reject(new Error('refused'));
  };
  // The pause ends after the picture that has arrived.
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  expect(await loadGameArt(art, load, pause)).toEqual({ scene: null, title: art.title, symbol: null });
});

test('the scene is the background, and the lettering keeps the name as its text', () => {
  const heading = document.createElement('h1');
  heading.textContent = 'Ember Wyrm';
  showGameArt(art, document.documentElement, heading);
  expect(document.documentElement.style.getPropertyValue('--scene')).toBe('url("/scene.webp")');
  expect([heading.querySelector('img')?.alt, heading.textContent]).toEqual(['Ember Wyrm', '']);
});

test('without art, ground and title stay as they are', () => {
  const root = document.createElement('html');
  const heading = document.createElement('h1');
  heading.textContent = 'Ember Wyrm';
  showGameArt({ scene: null, title: null, symbol: null }, root, heading);
  expect([root.dataset['scene'], heading.textContent]).toEqual([undefined, 'Ember Wyrm']);
});

test('a game without a symbol loads none', async () => {
  expect(await loadGameArt({ ...art, symbol: null }, () => Promise.resolve(), never)).toMatchObject({ symbol: null });
});
