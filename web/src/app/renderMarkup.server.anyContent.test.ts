import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brands } from '@foyer/brands/brands';
import { contentBlocks, loginStates } from '@foyer/contract/blocks';
import { contentComponent, pagesList } from '@foyer/contract/content';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { addressOf } from '@foyer/contract/endpoint';
import { pathsIn, valueAt, withValue } from '@foyer/contract/fieldPaths';
import type { FieldPath } from '@foyer/contract/fieldPaths';
import { readTolerantly } from '@foyer/contract/readTolerantly';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failed, success } from '../base/result.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { createLog } from '../server/log.server.ts';
import type { UpstreamCache } from '../server/upstreamCache.server.ts';
import { readConfiguration } from '../services/configuration/configuration.server.ts';
import { flagDefaults } from '../services/flags/flags.ts';
import type { Visit } from '../services/market/visit.ts';
import { createVisitResolver } from '../services/market/visitResolver.server.ts';
import { createPageLoader } from './page/createPageLoader.server.ts';
import { loadViews } from './page/loadViews.ts';
import { readPagePath } from './page/readPagePath.ts';
import { renderMarkup } from './renderMarkup.server.tsx';

// Reads the list of pages from the sandbox, so that new pages are covered too.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-any-content-'));
const sandbox = spawn(process.execPath, [join(root, 'sandbox/src/main.ts')], {
  env: { ...process.env, PORT: '0', DATA_FOLDER: dataFolder, COVERS: 'onDemand', SIMULATED_PLAYERS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(async () => {
  sandbox.kill();
  await once(sandbox, 'exit');
  await rm(dataFolder, { recursive: true, force: true });
});

let origin = '';
const cachedResponses = new Map<string, unknown>();
/** The sandbox's response, fetched once per request. */
async function fetchFromSandbox({ service, method, ...endpoint }: AnyEndpoint, input: object): Promise<unknown> {
  const { body, ...parts } = input as { body?: unknown };
  const address = `${origin}/${service}${addressOf({ service, method, ...endpoint }, parts)}`;
  const key = `${address} ${JSON.stringify(body)}`;
  if (!cachedResponses.has(key)) {
    const response = await fetch(address, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    cachedResponses.set(key, response.ok ? await response.json() : null);
  }
  return cachedResponses.get(key);
}

const readResponses = new WeakMap<object, ReturnType<typeof readTolerantly>>();
/** Validates a response as the web server does: once for all pages that use it. */
function readOnce({ response: schema }: AnyEndpoint, response: unknown): ReturnType<typeof readTolerantly> {
  if (typeof response !== 'object' || response === null) return readTolerantly(schema, response);
  const read = readResponses.get(response) ?? readTolerantly(schema, response);
  readResponses.set(response, read);
  return read;
}

/** Passes responses of the endpoint `name` through `change` and validates all responses as the web server does. */
function respondsWith(change: (response: unknown) => unknown, name = 'pageLookup'): UpstreamCache {
  const call = async (endpoint: AnyEndpoint, input: object) => {
    const response = await fetchFromSandbox(endpoint, input);
    const checked = readOnce(endpoint, endpoint.name === name ? change(structuredClone(response)) : response);
    return checked.success && response !== null
      ? { ok: true, value: checked.output }
      : { ok: false, failure: { kind: 'malformed' } };
  };
  return { call, forPageLoad: () => ({ call, usedStale: false }), purge: () => undefined } as unknown as UpstreamCache;
}

interface Place {
  visit: Visit;
  path: string;
}
const places: Place[] = [];
let messages: Record<string, Messages> = {};

beforeAll(async () => {
  for await (const line of createInterface({ input: sandbox.stdout })) {
    const ready = /"ready":true,"port":(\d+)/.exec(line);
    if (ready === null) continue;
    origin = `http://127.0.0.1:${ready[1]}`;
    break;
  }
  sandbox.stdout.resume();
  const configuration = readConfiguration({});
  const visits = createVisitResolver(configuration, () => flagDefaults);
  for (const brand of brands) {
    const pages = v.parse(pagesList.response, await fetchFromSandbox(pagesList, { params: { brand: brand.id } }));
    for (const country of ['GB', 'CA', 'FR']) {
      for (const cookie of ['', 'userLanguage=zh', 'foyer-player=1']) {
        for (const mobileHint of ['?0', '?1']) {
          const visit = visits.resolve({ host: brand.hosts[0], cookie, userAgent: undefined, mobileHint, country });
          if (visit !== null)
            for (const path of new Set(pages.map(({ Path }) => Path)))
              places.push({ visit, path: path === '/game/{id}' ? '/game/41000' : path });
        }
      }
    }
  }
  messages = { en: await loadMessages('en'), zh: await loadMessages('zh') };
  // A sandbox that starts beside other checks takes its time.
});

const log = createLog('silent');
async function rendered({ visit, path }: Place, change: (response: unknown) => unknown, name?: string) {
  const { model } = await createPageLoader(respondsWith(change, name), log).load(readPagePath(path), visit);
  const pageMessages = messages[visit.culture];
  if (pageMessages === undefined) throw new Error('There are no messages.');
  return { model, html: renderMarkup(model, visit, await loadViews(model, visit.culture), pageMessages) };
}

/** A page of the content service, typed no more strictly than the test needs. */
interface LoosePage {
  Properties: { components: { Alias: string; Properties: Record<string, unknown> }[] } & Record<string, unknown>;
}

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '  ',
    [],
    {},
    0,
    -1,
    true,
    [null],
    [{}],
    [[]],
    { en: 'x' },
    'x'.repeat(5000),
    '<script>alert(1)</script>',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Mutations: index of the component, index of the field, new value; undefined removes the field. */
const mutations = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.oneof(fc.constant(undefined), wrong)), {
  minLength: 1,
  maxLength: 12,
});
const unknownComponents = fc.array(
  fc.oneof(
    fc.constantFrom<unknown>(
      null,
      7,
      'hero',
      {},
      { Alias: 'hero' },
      { Alias: 7, Properties: {} },
      { Alias: '__proto__', Properties: {} },
      { Alias: 'constructor', Properties: {} },
      { Alias: 'notYetInvented', Properties: { loginState: loginStates, heading: 'x' } },
    ),
    wrong,
  ),
  { maxLength: 4 },
);
const anyPlace = fc.nat().map((at) => places[at % places.length] ?? ({ visit: {}, path: '/' } as Place));

test('half-empty and malformed content never breaks a page', async () => {
  expect(places.length).toBeGreaterThan(200);
  await fc.assert(
    fc.asyncProperty(
      anyPlace,
      fc.array(fc.boolean(), { maxLength: 12 }),
      mutations,
      unknownComponents,
      async (place, acceptedComponents, changes, others) => {
        let placed: string[] = [];
        let isUnreadable = false;
        const { model, html } = await rendered(place, (response) => {
          const page = response as LoosePage;
          const components = page.Properties.components.filter((_, at) => acceptedComponents[at] ?? true);
          placed = components
            .map(({ Alias }) => Alias)
            .filter((alias) => ['header', 'footer', 'richText'].includes(alias));
          for (const [which, field, value] of changes) {
            // Present and possible fields, of a component or of the page's head.
            const component = components[which % (components.length + 1)];
            const target = component?.Properties ?? page.Properties;
            const fields =
              component === undefined
                ? [
                    'title',
                    'applicationName',
                    'description',
                    'keywords',
                    'googleSearchConsoleKey',
                    'robots',
                    'canonicalUrl',
                  ]
                : fieldsOf(component.Alias, component.Properties);
            const name = fields[field % fields.length];
            if (name === undefined) continue;
            if (value === undefined) delete target[name];
            else target[name] = value;
          }
          const all = [...components, ...others];
          isUnreadable = all.length > 0 && !all.some((entry) => v.is(contentComponent, entry));
          return { ...page, Properties: { ...page.Properties, components: all } };
        });
        // A list of entries that are no components is no page.
        if (isUnreadable) {
          expect(model.status).toBe(503);
          return;
        }
        expect(model.status).toBe(200);
        expect(html).toContain('<main');
        expect(html).not.toMatch(/<script|\[object Object\]|undefined/);
        // A known component is rendered whatever its fields contain; only its texts may be missing.
        expect(model.blocks.map(({ alias }) => alias)).toEqual(expect.arrayContaining(placed));
        expect(model.blocks.every(({ alias }) => alias !== 'notYetInvented')).toBe(true);
        expect(() => JSON.stringify(model)).not.toThrow();
      },
    ),
    { numRuns: 200 },
  );
});

test('a page without components or with empty fields still has its main element and title', async () => {
  const seen = new Set<string>();
  for (const place of places) {
    const key = `${place.visit.brandId} ${place.path} ${place.visit.loginState}`;
    if (place.visit.device === 'mobile' || seen.has(key)) continue;
    seen.add(key);
    const bare = await rendered(place, (response) => ({ ...(response as LoosePage), Properties: { components: [] } }));
    expect(bare.model).toMatchObject({ status: 200, head: { title: expect.stringMatching(/\S/) } });
    const empty = await rendered(place, (response) => {
      const page = response as LoosePage;
      return {
        ...page,
        Properties: {
          title: '',
          components: page.Properties.components.map(({ Alias }) => ({
            Alias,
            Properties: {
              ...Object.fromEntries(fieldsOf(Alias, {}).map((name) => [name, ''])),
              loginState: loginStates,
            },
          })),
        },
      };
    });
    expect(empty.html).toMatch(/<main[^>]*>/);
    // Help and safer gambling links are part of the code, so that an empty footer still has them.
    expect(empty.html).toContain('/responsible-gaming');
  }
  expect(seen.size).toBeGreaterThan(60);
});

test('malformed categories never break the lobby', async () => {
  const lobbies = places.filter(({ path }) => path === '/');
  await fc.assert(
    fc.asyncProperty(fc.nat(), mutations, async (at, changes) => {
      const lobby = lobbies[at % lobbies.length] ?? ({ visit: {}, path: '/' } as Place);
      const { model, html } = await rendered(
        lobby,
        (response) => {
          const nodes = response as LooseNode[];
          const all = nodes.flatMap((node) => [node, ...node.Children]);
          for (const [which, field, value] of changes) {
            const properties = all[which % all.length]?.Properties ?? {};
            const name = Object.keys(properties)[field % 6];
            if (name === undefined) continue;
            if (value === undefined) delete properties[name];
            else properties[name] = value;
          }
          return nodes;
        },
        'nodesByAlias',
      );
      expect(model.status).toBe(200);
      expect(html).not.toMatch(/<script|\[object Object\]|undefined/);
    }),
    { numRuns: 40 },
  );
});

const oddities = {
  missing: () => undefined,
  null: () => null,
  'of another type': (value: unknown) => (typeof value === 'number' ? 'seven' : 7),
  'an unknown member': () => 'unheard-of',
  'ten thousand entries': (value: unknown) =>
    Array.isArray(value) ? Array.from({ length: 10_000 }, () => value[0] as unknown) : [],
};

const listsOfFewGames = new WeakMap<object, unknown>();
/** A shorter list of games is enough, and much faster to read again and again. */
function fewGames(response: unknown): unknown {
  if (!v.is(v.object({ data: v.array(v.unknown()) }), response)) return response;
  const few = listsOfFewGames.get(response) ?? { data: response.data.slice(0, 60) };
  listsOfFewGames.set(response, few);
  return few;
}

const countOf = (html: string, text: string) => html.split(text).length - 1;

test.each(['/', '/game/41000', '/promotions', '/blog'])(
  'HT-06 one odd value in a response costs the page %s at most the thing that it describes',
  async (path) => {
    const place = places.find((one) => one.path === path && one.visit.marketId === 'uk');
    if (place === undefined) throw new Error(`There is no page ${path}.`);
    const responses = new Map<string, unknown>();
    const load = (odd?: { name: string; response: unknown }) => {
      const call = async (endpoint: AnyEndpoint, input: object) => {
        const response = odd?.name === endpoint.name ? odd.response : fewGames(await fetchFromSandbox(endpoint, input));
        if (!responses.has(endpoint.name)) responses.set(endpoint.name, response);
        const read = readOnce(endpoint, response);
        return read.success ? success(read.output) : failed({ kind: 'malformed' });
      };
      const upstream = { call, forPageLoad: () => ({ call, usedStale: false }), purge: () => undefined };
      return createPageLoader(upstream as unknown as UpstreamCache, log).load(readPagePath(path), place.visit);
    };
    const htmlOf = async ({ model }: Awaited<ReturnType<typeof load>>) =>
      renderMarkup(model, place.visit, await loadViews(model, place.visit.culture), messages['en'] as Messages);
    const usual = await htmlOf(await load());
    const tiles = countOf(usual, 'data-id=');
    const lost: string[] = [];
    for (const [name, response] of responses)
      for (const fieldPath of pathsIn(response))
        for (const [oddity, odd] of Object.entries(oddities)) {
          const loaded = await load({
            name,
            response: withValue(response, fieldPath, odd(valueAt(response, fieldPath))),
          });
          const html = await htmlOf(loaded);
          const isEntry = fieldPath.some((step) => typeof step === 'number');
          const isKept =
            loaded.model.status === 200 &&
            html.includes('<main') &&
            (!isEntry || countOf(html, 'data-id=') >= tiles * 0.9);
          if (!isKept && !isWholePage(name, fieldPath)) lost.push(`${name} ${fieldPath.join('.')} ${oddity}`);
        }
    expect(lost).toEqual([]);
  },
);

/** Without these there is nothing to show: neither the components of a page, nor the game of its page. */
const isWholePage = (name: string, [first, second]: FieldPath): boolean =>
  (name === 'pageLookup' && first === 'Properties' && (second === undefined || second === 'components')) ||
  (name === 'gameById' &&
    first === 'game' &&
    (second === undefined || ['GameGroupId', 'SiteGameName', 'Properties'].includes(String(second))));

interface LooseNode {
  Properties: Record<string, unknown>;
  Children: LooseNode[];
}

function fieldsOf(alias: string, properties: Readonly<Record<string, unknown>>): string[] {
  const block: v.ObjectSchema<v.ObjectEntries, undefined> | null = Object.hasOwn(contentBlocks, alias)
    ? contentBlocks[alias as keyof typeof contentBlocks]
    : null;
  // Leave out the fields that decide whether a component is shown (PG-02).
  return [...new Set([...Object.keys(properties), ...Object.keys(block?.entries ?? {})])].filter(
    (name) => name !== 'loginState' && name !== 'devices',
  );
}
