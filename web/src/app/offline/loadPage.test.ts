import { expect, test, vi } from 'vitest';
import { loadPage } from './loadPage.ts';

const page = new Response('page');

test('loadPage returns the response that the browser requested ahead', async () => {
  const send = vi.fn<() => Promise<Response>>();
  expect(await loadPage(Promise.resolve(page), send)).toBe(page);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['nothing', undefined],
  ['a network error', Response.error()],
])('loadPage sends the request when the one ahead gave %s', async (_what, preloaded) => {
  expect(await loadPage(Promise.resolve(preloaded), () => Promise.resolve(page))).toBe(page);
});

test('loadPage rejects when the network fails', async () => {
  const failure = new TypeError('offline');
  const send = () => Promise.reject(failure);
  await expect(loadPage(Promise.resolve(Response.error()), send)).rejects.toBe(failure);
  await expect(loadPage(Promise.reject(failure), send)).rejects.toBe(failure);
});
