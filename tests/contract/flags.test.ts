import { evaluatedFlags, flagKeys, flagPatch, sandboxFlagEnvironment } from '@foyer/contract/flags';
import type { FlagKey } from '@foyer/contract/flags';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';

let sandbox: SandboxProcessUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

const contextOf = (brand: string) => ({ kind: 'brand', key: brand, anonymous: true });
const inAddress = (context: object) => Buffer.from(JSON.stringify(context)).toString('base64url');
const evalPath = (brand: string, environment = sandboxFlagEnvironment) =>
  `/flags/sdk/evalx/${environment}/contexts/${inAddress(contextOf(brand))}`;
const order = (body: object) =>
  sandbox.raw('/control/flags', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const set = (key: FlagKey, value: unknown, brand?: string) =>
  order({ set: [{ key, value, ...(brand === undefined ? {} : { brand }) }] });
const evaluated = async (brand: string) => v.parse(evaluatedFlags, (await sandbox.raw(evalPath(brand))).body);

/** Opens a stream. `next` resolves with its next event. */
async function listen(path: string) {
  const abort = new AbortController();
  const response = await fetch(`${sandbox.origin}${path}`, { signal: abort.signal });
  const parts = (response.body ?? new ReadableStream<Uint8Array>())[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let text = '';
  return {
    response,
    async next(): Promise<{ event: string; data: unknown }> {
      while (!/\n\n/.test(text)) {
        const { value, done } = await parts.next();
        if (done === true) throw new Error('The stream has ended.');
        text += decoder.decode(value, { stream: true });
      }
      const cut = text.indexOf('\n\n');
      const block = text.slice(0, cut);
      text = text.slice(cut + 2);
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? '';
      return { event: /^event: (.*)$/m.exec(block)?.[1] ?? '', data: JSON.parse(data) as unknown };
    },
    close: () => abort.abort(),
  };
}

test('FF-01 flags are evaluated per brand by GET and REPORT, and a change raises the version', async () => {
  const before = await evaluated('regency');
  expect(Object.keys(before).toSorted()).toEqual([...flagKeys].toSorted());
  await set('revampedJackpotTicker', false, 'aurora');
  expect((await evaluated('regency'))['revampedJackpotTicker']).toMatchObject({ value: true });
  const inAurora = (await evaluated('aurora'))['revampedJackpotTicker'];
  expect(inAurora).toMatchObject({ value: false });
  expect(inAurora?.version).toBeGreaterThan(before['revampedJackpotTicker']?.version ?? Infinity);
  const reported = await sandbox.raw(`/flags/sdk/evalx/${sandboxFlagEnvironment}/context`, {
    method: 'REPORT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'multi', brand: { key: 'aurora' } }),
  });
  expect(reported).toMatchObject({ status: 200, body: { revampedJackpotTicker: inAurora } });
  expect(reported.headers.get('content-type')).toMatch(/^application\/json/);
  await set('revampedJackpotTicker', true);
  expect((await evaluated('aurora'))['revampedJackpotTicker']).toMatchObject({ value: true });
});

test('FF-01 values and versions survive a restart', async () => {
  await set('gamification', false);
  const before = (await evaluated('pulse'))['gamification'];
  await sandbox.crashAndRestart();
  expect((await evaluated('pulse'))['gamification']).toEqual(before);
  await set('gamification', true);
});

test('FF-01 a stream starts with all flags and sends changes, and a ping stream sends only signals', async () => {
  const stream = await listen(`/flags/eval/${sandboxFlagEnvironment}/${inAddress(contextOf('regency'))}`);
  const pings = await listen(`/flags/ping/${sandboxFlagEnvironment}`);
  expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const put = await stream.next();
  expect(put.event).toBe('put');
  const held = v.parse(evaluatedFlags, put.data);
  expect((await pings.next()).event).toBe('ping');
  await set('languageToggle', false);
  const patch = await stream.next();
  expect(patch.event).toBe('patch');
  const changed = v.parse(flagPatch, patch.data);
  expect(changed).toMatchObject({ key: 'languageToggle', value: false });
  expect(changed.version).toBeGreaterThan(held['languageToggle']?.version ?? Infinity);
  expect((await pings.next()).event).toBe('ping');
  await order({ stream: { send: { event: 'delete', data: '{"key":"languageToggle","version":99}' } } });
  expect(await stream.next()).toEqual({ event: 'delete', data: { key: 'languageToggle', version: 99 } });
  await set('languageToggle', true);
  stream.close();
  pings.close();
});

test('FF-01 goals are returned for the environment', async () => {
  const goals = [
    { key: 'reads-promotions', kind: 'pageview', urls: [{ kind: 'substring', substring: '/promotions' }] },
  ];
  await order({ goals });
  expect(await sandbox.raw(`/flags/sdk/goals/${sandboxFlagEnvironment}`)).toMatchObject({ status: 200, body: goals });
});

test('FF-01 valid events and diagnostics get 202, and malformed ones are refused', async () => {
  const post = (path: string, body: unknown) =>
    sandbox.raw(`/flags/events/${path}/${sandboxFlagEnvironment}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const summary = { kind: 'summary', startDate: 1, endDate: 2, features: {} };
  expect((await post('bulk', [summary])).status).toBe(202);
  expect(
    (await post('diagnostic', { kind: 'diagnostic-combined', id: { diagnosticId: 'd' }, creationDate: 3 })).status,
  ).toBe(202);
  expect((await post('bulk', { kind: 'summary' })).status).toBe(400);
  expect((await post('diagnostic', [])).status).toBe(400);
  const { events } = (await order({})).body as { events: { kind: string }[] };
  expect(events.map(({ kind }) => kind)).toEqual(['summary', 'diagnostic-combined']);
});

test('FF-01 unknown environments and malformed contexts are refused on every call', async () => {
  const context = inAddress(contextOf('regency'));
  for (const path of [
    'sdk/evalx/nobody/contexts/' + context,
    'sdk/goals/nobody',
    `eval/nobody/${context}`,
    'ping/nobody',
  ]) {
    expect([path, (await sandbox.raw(`/flags/${path}`)).status]).toEqual([path, 404]);
  }
  expect(
    (
      await sandbox.raw('/flags/events/bulk/nobody', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '[]',
      })
    ).status,
  ).toBe(404);
  for (const path of [`sdk/evalx/${sandboxFlagEnvironment}/contexts/bm8`, `eval/${sandboxFlagEnvironment}/e30`]) {
    expect([path, (await sandbox.raw(`/flags/${path}`)).status]).toEqual([path, 400]);
  }
});

test('FF-01 the flag service allows cross-origin calls with the vendor’s headers and can fail', async () => {
  const preflight = await sandbox.raw(evalPath('regency'), {
    method: 'OPTIONS',
    headers: {
      origin: 'http://regency.localhost:3000',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-launchdarkly-user-agent',
    },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-launchdarkly-user-agent');
  await sandbox.faults({ target: 'flagPages', kind: '500', times: 1 });
  expect((await sandbox.raw(evalPath('regency'))).status).toBe(500);
  expect((await sandbox.raw(evalPath('regency'))).status).toBe(200);
});

test('FF-02 the panel changes a flag, for callers on this machine only', async () => {
  const page = await sandbox.raw('/control/flags');
  expect(page.body).toContain('gameCardJackpotTicker');
  const turn = (origin: string) =>
    sandbox.raw('/control/flags/turn', {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'key=gameCardJackpotTicker&value=off',
    });
  expect((await turn('http://elsewhere.example')).status).toBe(403);
  expect((await turn(sandbox.origin)).status).toBe(303);
  expect((await evaluated('regency'))['gameCardJackpotTicker']).toMatchObject({ value: false });
});
