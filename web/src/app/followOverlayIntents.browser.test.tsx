import { afterEach, expect, test } from 'vitest';
import { followOverlayIntents } from './followOverlayIntents.browser.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function start(isVisitor: boolean) {
  const overlays: string[] = [];
  let addresses = 0;
  document.body.innerHTML =
    '<a id="login" href="/?login=1" data-opens="login"><b>Log in</b></a><a id="game" href="/game/7"><img></a><a id="page" href="/help">Help</a>';
  stop = followOverlayIntents({
    isVisitor: () => isVisitor,
    onIntent: (overlay) => overlays.push(overlay),
    onAddress: () => (addresses += 1),
  });
  const send = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  return { overlays, send, addresses: () => addresses };
}

test.each(['pointerover', 'focusin', 'touchstart', 'pointerdown'])('%s on a link announces its overlay', (type) => {
  const { overlays, send } = start(true);
  send('#login b', type);
  expect(overlays).toEqual(['login']);
  stop();
  send('#login b', type);
  expect(overlays).toHaveLength(1);
});

test('GM-03 a visitor’s press on a game announces the login, and a pointer over it does not', () => {
  const { overlays, send } = start(true);
  send('#game img', 'pointerover');
  send('#page', 'pointerdown');
  expect(overlays).toEqual([]);
  send('#game img', 'pointerdown');
  expect(overlays).toEqual(['login']);
});

test('a player’s press on a game announces nothing', () => {
  const { overlays, send } = start(false);
  send('#game img', 'pointerdown');
  expect(overlays).toEqual([]);
});

test.each(['addresschange', 'popstate', 'hashchange'])('%s announces a new address', (type) => {
  const { addresses } = start(true);
  window.dispatchEvent(new Event(type));
  expect(addresses()).toBe(1);
});
