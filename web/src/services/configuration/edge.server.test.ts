import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';

test('without variables no edge is trusted or purged', () => {
  expect(readConfiguration({}).edge).toEqual({ secrets: [], purge: null });
});

test('reads several edge secrets, and several addresses with one purge secret', () => {
  const { edge } = readConfiguration({
    EDGE_SECRET: 'new-secret-of-the-edge  old-secret-of-the-edge',
    EDGE_PURGE_URLS: 'http://edge-1/purge http://edge-2/purge',
    EDGE_PURGE_SECRET: 'secret-of-the-purge',
  });
  expect(edge).toEqual({
    secrets: ['new-secret-of-the-edge', 'old-secret-of-the-edge'],
    purge: { urls: ['http://edge-1/purge', 'http://edge-2/purge'], secret: 'secret-of-the-purge' },
  });
});

test('names the variable that is missing or invalid', () => {
  expect(() => readConfiguration({ EDGE_SECRET: 'short' })).toThrow(/EDGE_SECRET/);
  expect(() => readConfiguration({ EDGE_PURGE_URLS: 'edge-1' })).toThrow(/EDGE_PURGE_URLS/);
  expect(() => readConfiguration({ EDGE_PURGE_URLS: 'http://edge-1/' })).toThrow(/EDGE_PURGE_SECRET/);
});
