import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavigationContext } from './NavigationContext.tsx';
import { SafeHtml } from './SafeHtml.tsx';

/** A value as a browser makes it: its own each time, also of one text. */
const createHTML = (html: string) => ({ toString: () => html });

test('PG-14 an article that is drawn again keeps its elements, and with them the focus', () => {
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
