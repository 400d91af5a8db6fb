// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { action, field, problem } from './fieldsAndActions.ts';
import type { ActionResult } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';

const notify = vi.fn<PanelContext['notify']>();
const panelContext = { notify, refresh: () => Promise.resolve() } as unknown as PanelContext;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  notify.mockClear();
  document.body.replaceChildren();
  // The simulated browser has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(value = '') {
    this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };
});

test('a change for all players is asked about first, with the focus on Cancel, and a refusal changes nothing', async () => {
  const run = vi.fn<() => Promise<ActionResult>>(async () => ({ ok: true, value: 'Done.' }));
  const question = { question: 'Close all connections?', consequence: 'Players reconnect.', answer: 'Close them' };
  const button = action(panelContext, 'Drop connections', run, { confirm: () => question });
  document.body.append(button);
  const choose = async (name: string) => {
    button.click();
    const dialog = document.querySelector('dialog');
    expect([dialog?.querySelector('h2')?.textContent, document.activeElement?.textContent]).toEqual([
      'Close all connections?',
      'Cancel',
    ]);
    [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
  };
  await choose('Cancel');
  expect(run).not.toHaveBeenCalled();
  await choose('Close them');
  expect(run).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenCalledWith('Done.', false);
});

test('an error stands at its field, with the focus there, until the field changes', async () => {
  const control = document.createElement('input');
  const button = action(panelContext, 'Start', async () => problem('Enter the number of a game.', control));
  document.body.append(field('Game number', control, 'After /game/ in its address.'), button);
  const described = () => document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  button.click();
  await settle();
  expect([document.activeElement, control.getAttribute('aria-invalid'), described()]).toEqual([
    control,
    'true',
    'Enter the number of a game.',
  ]);
  control.dispatchEvent(new Event('input'));
  expect([control.hasAttribute('aria-invalid'), described()]).toEqual([false, 'After /game/ in its address.']);
});
