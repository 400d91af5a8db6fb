import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { changeAddress } from './changeAddress.browser.ts';
import { useSearch } from './useSearch.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('follows the query of a replaced entry and of a new one', () => {
  const { result } = renderHook(() => useSearch());
  expect(result.current).toBe('');
  act(() => changeAddress('/?login=1'));
  expect(result.current).toBe('?login=1');
  act(() => changeAddress('/help?a=b', { isNewEntry: true }));
  expect(result.current).toBe('?a=b');
});

test('keeps the state of a replaced entry, and adds entries with their own', () => {
  const before = window.history.length;
  changeAddress('/help', { isNewEntry: true, state: { foyerEntry: 3 } });
  expect(window.history.length).toBe(before + 1);
  changeAddress('/help?a=b');
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state).toEqual({ foyerEntry: 3 });
});

test('is empty on the server', () => {
  window.history.replaceState(null, '', '/?login=1');
  const Query = () => <p>{useSearch()}</p>;
  expect(renderToString(<Query />)).toBe('<p></p>');
});
