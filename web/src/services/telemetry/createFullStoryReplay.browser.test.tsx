import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Call = [operation: string, options: unknown, source: unknown, resolve?: () => void, reject?: (e: Error) => void];
/** The vendor's global: a queue of calls until its script handles them. */
interface Queue {
  q: Call[];
}

const script = {
  script: 'https://edge.eu1.fullstory.com/s/fs.js',
  organisation: 'o-1ABC-eu1',
  origins: ['https://edge.eu1.fullstory.com', 'https://rs.eu1.fullstory.com'],
};
const queue = () => (window as unknown as { FS: Queue }).FS.q;
/** Handles the queued calls as the vendor's script does once it has loaded. */
function handleCalls(outcome: 'accepts' | 'refuses' = 'accepts'): [string, unknown][] {
  return queue()
    .splice(0)
    .map(([operation, options, , resolve, reject]) => {
      if (outcome === 'accepts') resolve?.();
      else reject?.(new Error('refused'));
      return [operation, options];
    });
}
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-fs-namespace]')];
const { fetch } = window;

// The vendor's client allows one start in a document.
async function recorder() {
  vi.resetModules();
  return (await import('./createFullStoryReplay.browser.ts')).createFullStoryReplay(script);
}
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  for (const tag of tags()) tag.remove();
  document.documentElement.className = '';
  Reflect.deleteProperty(window, 'FS');
  window.fetch = fetch;
});

test('TE-05 loads nothing before consent, then the organisation’s script once, on a page that it masks', async () => {
  const replay = await recorder();
  expect(tags()).toEqual([]);
  replay.consent(true);
  expect(tags().map(({ src }) => src)).toEqual([`${script.script}?org=${script.organisation}`]);
  expect(document.documentElement.classList.contains('fs-mask')).toBe(true);
  expect(handleCalls()[0]).toEqual([
    'init',
    { env: { orgId: script.organisation, host: 'eu1.fullstory.com', script: 'edge.eu1.fullstory.com/s/fs.js' } },
  ]);
  replay.consent(false);
  replay.consent(true);
  expect(tags()).toHaveLength(1);
});

test('TE-05 names the player at login and nobody after logout', async () => {
  const replay = await recorder();
  replay.consent(true);
  handleCalls();
  const named = replay.identify('12');
  expect(handleCalls()).toEqual([['setIdentity', { uid: '12' }]]);
  await named;
  const anonymous = replay.anonymise();
  expect(handleCalls()).toEqual([['setIdentity', { anonymous: true }]]);
  await anonymous;
});

test('TE-05 rejects when the vendor refuses the player, or its script does not load', async () => {
  const replay = await recorder();
  replay.consent(true);
  const refused = replay.identify('12');
  handleCalls('refuses');
  await expect(refused).rejects.toThrow('refused');
  const unloaded = replay.identify('12');
  tags()[0]?.dispatchEvent(new Event('error'));
  await expect(unloaded).rejects.toThrow('Error loading');
});

test('TE-05 stops and deletes what the vendor stored when consent is withdrawn, and starts again as nobody', async () => {
  const replay = await recorder();
  replay.consent(true);
  handleCalls();
  document.cookie = 'fs_uid=1';
  window.localStorage.setItem('_fs_uid', '1');
  window.localStorage.setItem('own', '1');
  replay.consent(false);
  expect(handleCalls()).toEqual([['shutdown', undefined]]);
  expect([document.cookie.includes('fs_uid'), Object.keys(window.localStorage)]).toEqual([false, ['own']]);
  await replay.identify('12');
  expect(handleCalls()).toEqual([]);
  replay.consent(true);
  expect(handleCalls()).toEqual([
    ['restart', undefined],
    ['setIdentity', { anonymous: true }],
  ]);
});
