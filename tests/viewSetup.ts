import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Each test draws into an empty page.
afterEach(cleanup);

// The simulated browser keeps no list of navigations; a real one has one entry for each page.
performance.getEntriesByType ??= () => [];

// Nor has it modal dialogs; this stands in for what a real one does with `open`, `close`
// and the place of the focus. Inertness and Escape are shown in Chromium (`tests/e2e`).
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
