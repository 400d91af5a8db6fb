import { expect, test } from 'vitest';
import { listenToTyping } from './keyboardInset.browser.ts';

test('marks the page while a text field has focus', () => {
  document.body.innerHTML = '<input><textarea></textarea><button></button>';
  const [field, text, button] = document.body.children as unknown as HTMLElement[];
  const isMarked = () => document.documentElement.hasAttribute('data-typing');
  const stop = listenToTyping();
  field?.focus();
  expect(isMarked()).toBe(true);
  text?.focus();
  expect(isMarked()).toBe(true);
  button?.focus();
  expect(isMarked()).toBe(false);
  field?.focus();
  field?.blur();
  expect(isMarked()).toBe(false);
  field?.focus();
  stop();
  expect(isMarked()).toBe(false);
});
