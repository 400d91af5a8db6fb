import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

const { asyncWrapper } = getConfig();
const { setImmediate } = globalThis;

configure({
  // Waiting ends when something appears. One second, the default, can be too short for the first import of a view while
  // other checks share the processor.
  asyncUtilTimeout: 15_000,
  // On a busy processor, React may run the effects of new elements only after they are in the document. Until then a
  // component has not subscribed to its stores. React runs effects in the next turn, or in the one after other work.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return result;
    }),
});

// The simulated browser may still load its page when the modules of a test are there. Code that waits for the page would then
// start in the middle of a test.
if (document.readyState !== 'complete')
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

// Each test renders into an empty page.
afterEach(cleanup);

// The simulated browser has no list of navigation entries. A real one has one entry for each page.
performance.getEntriesByType ??= () => [];

// The simulated browser knows no media queries: none matches, unless a test says otherwise.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// The simulated browser has no modal dialogs. This replaces `open`, `close` and the focus handling of a real one.
// Browser tests (`tests/e2e`) cover inertness and Escape.
const dialog = HTMLDialogElement.prototype;
const openers = new WeakMap<HTMLDialogElement, Element | null>();

dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
};

dialog.close ??= function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  this.dispatchEvent(new Event('close'));
};
