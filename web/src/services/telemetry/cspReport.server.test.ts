import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createCspReport, readCspReport } from './cspReport.server.ts';

const older = {
  'csp-report': {
    'document-uri': 'http://a.example/x?token=abc',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://b.example/p.png',
  },
};
const newer = [
  {
    type: 'csp-violation',
    body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: 'http://a.example/' },
  },
  { type: 'deprecation', body: {} },
];

test('reads both formats of CSP reports', () => {
  expect(readCspReport(older)).toEqual([
    { directive: 'img-src', blocked: 'https://b.example/p.png', page: 'http://a.example/x?token=abc' },
  ]);
  expect(readCspReport(newer)).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', page: 'http://a.example/' },
  ]);
  for (const nonsense of [null, 1, {}, 'x', { 'csp-report': 1 }]) expect(readCspReport(nonsense)).toBeNull();
});

function send(
  body: unknown,
  { type = 'application/csp-report', mayCall = true }: { type?: string; mayCall?: boolean } = {},
) {
  const warn = vi.fn<(facts: object, name: string) => void>();
  const response = createCspReport({ warn }, { limitOf: () => ({ waitSeconds: async () => (mayCall ? null : 30) }) });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return response(
    new Request('http://a.example/api/csp-report', { method: 'POST', headers: { 'content-type': type }, body: text }),
    '192.0.2.1',
  ).then(({ status, headers }) => ({ status, headers, warn }));
}

test('logs a violation without secrets and counts it by directive', async () => {
  register.resetMetrics();
  const { status, warn } = await send(older);
  expect(status).toBe(204);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    {
      from: 'browser',
      facts: { directive: 'img-src', blocked: 'https://b.example/p.png', page: 'http://a.example/x?token=…' },
    },
    'CSP_VIOLATION',
  );
  await send(newer, { type: 'application/reports+json' });
  await send({ 'csp-report': { 'effective-directive': 'made-up" name' } });
  const metric = await register.getSingleMetric('foyer_csp_reports_total')?.get();
  expect(metric?.values.map(({ labels, value }) => [labels['directive'], value])).toEqual([
    ['img-src', 1],
    ['script-src-elem', 1],
    ['other', 1],
  ]);
});

test('refuses malformed, large and frequent reports', async () => {
  expect((await send('{"broken')).status).toBe(400);
  expect((await send('x'.repeat(70_000))).status).toBe(413);
  expect((await send(older, { type: 'text/plain' })).status).toBe(415);
  const slowed = await send(older, { mayCall: false });
  expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '30']);
});
