import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const collect = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${sandbox.origin}/tag-manager/collect`, { method: 'POST', headers, body });
const storedEvents = async () =>
  (
    (await (await fetch(`${sandbox.origin}/control/events.json`)).json()) as {
      events: { record: { event: string } }[];
    }
  ).events;

test('AN-04 the tag manager serves its scripts, accepts events with consent and shows them', async () => {
  for (const file of ['tag-manager.js', 'tag.js']) {
    const script = await fetch(`${sandbox.origin}/tag-manager/${file}`);
    expect([
      file,
      script.status,
      script.headers.get('content-type'),
      script.headers.get('cross-origin-resource-policy'),
    ]).toEqual([file, 200, 'text/javascript; charset=utf-8', 'cross-origin']);
  }
  const event = {
    allowed: ['analytics_storage'],
    record: {
      event: 'interaction',
      eventData: { eventName: 'foyer_regency_loginSubmit' },
      pageData: { pageBrand: 'regency' },
    },
  };
  expect((await collect(JSON.stringify({ events: [event] }))).status).toBe(204);
  expect(await storedEvents()).toEqual([event]);
});

test('AN-04 CO-01 the tag manager refuses malformed events and events without consent', async () => {
  const before = (await storedEvents()).length;
  const refused = [
    '{',
    '{}',
    '{"events":[{"allowed":[],"record":{"event":"x","eventData":{"eventName":"y"}}}]}',
    '{"events":[{"allowed":["analytics_storage"],"record":{}}]}',
  ];
  for (const body of refused) expect([body, (await collect(body)).status]).toEqual([body, 400]);
  expect((await collect('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await collect(`{"x":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
  expect(await storedEvents()).toHaveLength(before);
});
