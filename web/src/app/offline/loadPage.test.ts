import { expect, test, vi } from 'vitest';
import { loadPage } from './loadPage.ts';

const request = new Request('http://regency.example/');
const page = new Response('page');

test('loadPage returns the response that the browser requested ahead', async () => {
  const send = vi.fn<() => Promise<Response>>();
  expect(await loadPage({ request, preloadResponse: Promise.resolve(page) }, send)).toBe(page);
  expect(send).not.toHaveBeenCalled();
});

test.each([undefined, Response.error()])('loadPage sends the request when the one ahead gave %s', async (preloaded) => {
  const send = vi.fn<(sent: Request) => Promise<Response>>().mockResolvedValue(page);
  expect(await loadPage({ request, preloadResponse: Promise.resolve(preloaded) }, send)).toBe(page);
  expect(send).toHaveBeenCalledWith(request);
});

test('loadPage rejects when the network fails', async () => {
  const failure = new TypeError('offline');
  const send = vi.fn<() => Promise<Response>>().mockRejectedValue(failure);
  await expect(loadPage({ request, preloadResponse: Promise.resolve(Response.error()) }, send)).rejects.toBe(failure);
  await expect(loadPage({ request, preloadResponse: Promise.reject(failure) }, send)).rejects.toBe(failure);
});
