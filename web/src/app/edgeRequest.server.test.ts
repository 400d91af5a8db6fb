import { brands } from '@foyer/brands/brands';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { createEdgeVisitOf } from './edgeRequest.server.ts';

const secret = 'secret-of-the-edge-1';
const facts = 'brand=regency, market=uk, language=en, device=desktop, access=visitor';

function createReader() {
  const metrics = { edgeFactsRefused: vi.fn<(reason: string) => void>() };
  const log = { warn: vi.fn<(...facts: unknown[]) => void>() };
  const clock = createTestClock();
  const edgeVisitOf = createEdgeVisitOf({
    edge: { secrets: [secret, 'secret-of-the-edge-0'] },
    brandOf: (host) => brands.find(({ hosts }) => hosts.includes(host ?? '')) ?? null,
    countryHeader: 'cf-ipcountry',
    metrics,
    log,
    clock,
  });
  const read = (sent: Record<string, string | readonly string[]>) => {
    const pairs = Object.entries({ host: 'regency.localhost', ...sent }).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value] as const),
    );
    const headers: Record<string, string> = {};
    for (const [name, value] of pairs) headers[name] = name in headers ? `${headers[name] ?? ''}, ${value}` : value;
    return edgeVisitOf({ headers, rawHeaders: pairs.flat() });
  };
  return { read, metrics, log, clock };
}

test('facts count with any of the secrets, and not without', () => {
  const { read, metrics } = createReader();
  for (const proof of [secret, 'secret-of-the-edge-0'])
    expect(read({ 'foyer-visit': facts, 'foyer-edge': proof })).toHaveProperty('facts');
  for (const proof of ['', 'secret-of-the-edge-2', `${secret} `, [secret, secret]])
    expect(read({ 'foyer-visit': facts, 'foyer-edge': proof })).toBeNull();
  expect(read({ 'foyer-visit': facts })).toBeNull();
  expect(read({ 'foyer-edge': secret })).toBeNull();
  expect(metrics.edgeFactsRefused.mock.calls).toEqual(Array.from({ length: 5 }, () => ['proof']));
});

test('without a configured secret no proof is valid', () => {
  const edgeVisitOf = createEdgeVisitOf({
    edge: { secrets: [] },
    brandOf: () => brands[0] ?? null,
    countryHeader: 'cf-ipcountry',
    metrics: { edgeFactsRefused: () => undefined },
    log: { warn: () => undefined },
  });
  expect(edgeVisitOf({ headers: { 'foyer-visit': facts, 'foyer-edge': '' }, rawHeaders: [] })).toBeNull();
});

test('facts of a proven edge are refused when they are repeated, beside two countries, or of another brand', () => {
  const { read } = createReader();
  expect(read({ 'foyer-visit': [facts, facts], 'foyer-edge': secret })).toEqual({ refused: 'syntax' });
  const parts = ['brand=regency, market=uk, language=en', 'device=desktop, access=visitor'];
  expect(read({ 'foyer-visit': parts, 'foyer-edge': secret })).toEqual({ refused: 'syntax' });
  expect(read({ 'foyer-visit': facts, 'foyer-edge': secret, 'cf-ipcountry': ['GB', 'GB'] })).toEqual({
    refused: 'country',
  });
  expect(read({ host: 'aurora.localhost', 'foyer-visit': facts, 'foyer-edge': secret })).toEqual({ refused: 'brand' });
  expect(read({ host: 'evil.example', 'foyer-visit': facts, 'foyer-edge': secret })).toBeNull();
});

test('every refusal is counted, and logged once per kind and minute', () => {
  const { read, metrics, log, clock } = createReader();
  const refuse = (text: string) => read({ 'foyer-visit': text, 'foyer-edge': secret });
  for (const text of ['x', 'x', 'brand=aurora']) refuse(text);
  expect(metrics.edgeFactsRefused.mock.calls).toEqual([['syntax'], ['syntax'], ['brand']]);
  expect(log.warn).toHaveBeenCalledTimes(2);
  clock.advance(60_000);
  refuse('x');
  expect(log.warn).toHaveBeenCalledTimes(3);
});
