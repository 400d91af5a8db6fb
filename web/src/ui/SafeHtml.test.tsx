import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavigationContext } from './NavigationContext.tsx';
import { SafeHtml } from './SafeHtml.tsx';

/** Like a browser, returns a new object each time, even for the same text. */
const createHTML = (html: string) => ({ toString: () => html });

test('PG-14 a re-render keeps the elements of an article and the focus', () => {
  vi.stubGlobal('trustedTypes', { createPolicy: () => ({ createHTML }) });
  const navigation = { go: vi.fn<() => void>(), back: vi.fn<() => void>(), reload: vi.fn<() => Promise<void>>() };
  const article = (className: string) => (
    <NavigationContext value={navigation}>
      <SafeHtml className={className} html='<h2 tabindex="-1">The wheel remembers nothing</h2>' />
    </NavigationContext>
  );
  const { rerender } = render(article('first'));
  const part = screen.getByRole('heading', { name: 'The wheel remembers nothing' });
  part.focus();
  rerender(article('second'));
  expect(document.activeElement).toBe(part);
});
