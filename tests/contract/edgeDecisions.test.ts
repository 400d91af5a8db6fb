import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { startNginxEdge, startVarnish } from '../cluster/support/startVarnish.ts';
import type { Edge } from '../cluster/support/startVarnish.ts';

/** What a browser and a CDN send. */
interface Sent {
  host: string;
  path: string;
  country?: string;
  cookie?: string;
  userAgent?: string;
  mobileHint?: string;
  language?: string;
}

/** Two experiments: eight assignments, and visitors in none of them. */
const experiments = 'band revampedJackpotTicker on=40 off=30; words searchPhrases on=20 off=20';
const edgeSecret = 'secret-of-the-edge-in-tests';
const load = async <Module>(path: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(resolvePath(projectRoot, path)).href)) as Module;

/** What the three edges need for the experiments, as `npm run pages` writes it. */
async function createEdgeFacts() {
  const { readConfiguration } = await load<{ readConfiguration(variables: object): { experiments: unknown } }>(
    'web/src/services/configuration/configuration.server.ts',
  );
  const { nginxFacts, varnishFacts, workerData } =
    await load<Record<'nginxFacts' | 'varnishFacts' | 'workerData', (plan: unknown) => string>>(
      'scripts/pages/edgeFacts.ts',
    );
  const plan = readConfiguration({ EXPERIMENTS: experiments }).experiments;
  return { nginx: nginxFacts(plan), varnish: varnishFacts(plan), worker: workerData(plan) };
}

/** The web server's own decision, in the words of the edge; null for a host that belongs to no brand. */
async function createServerDecision(): Promise<(sent: Sent) => string | null> {
  const { createVisitResolver } = await load<{
    createVisitResolver(configuration: object, flags: () => unknown): { resolve(headers: object): Visit | null };
  }>('web/src/services/market/visitResolver.server.ts');
  const { readConfiguration } = await load<{ readConfiguration(variables: object): object }>(
    'web/src/services/configuration/configuration.server.ts',
  );
  const { flagDefaults } = await load<{ flagDefaults: unknown }>('web/src/services/flags/flags.ts');
  const { languageOfAddress } = await load<{ languageOfAddress(address: string): string | undefined }>(
    'web/src/services/market/requestedLanguage.ts',
  );
  const { resolve } = createVisitResolver(
    readConfiguration({ STRICT_HOSTS: 'on', EXPERIMENTS: experiments }),
    () => flagDefaults,
  );
  return ({ host, path, country, cookie, userAgent, mobileHint, language }) => {
    const headers = { host, country, cookie, userAgent, mobileHint, language: language ?? languageOfAddress(path) };
    const visit = resolve(headers);
    if (visit === null) return null;
    const market = visit.countryIso2 === null ? 'other' : visit.marketId;
    const access = visit.loginState === 'Logged-In' ? visit.access : 'visitor';
    return `brand=${visit.brandId}, market=${market}, language=${visit.culture}, device=${visit.device}, access=${access}${visit.experiments === '' ? '' : `, experiments=${visit.experiments}`}`;
  };
}

interface Visit {
  brandId: string;
  marketId: string;
  countryIso2: string | null;
  culture: string;
  device: string;
  loginState: string;
  access: string;
  experiments: string;
}

const choices: { [Key in keyof Sent]-?: readonly (Sent[Key] | undefined)[] } = {
  host: [
    'regency.localhost',
    'REGENCY.localhost:3000',
    'regency.localhost:',
    'regency.localhost:123456',
    'regency.localhost.',
    'aurora.localhost',
    'pulse.localhost:80',
    'xregency.localhost',
    'regencyxlocalhost',
    'evil.example',
  ],
  path: [
    '/',
    '/help',
    '/?utm_source=a&utm_campaign=b',
    '/?language=zh',
    '/?language=en&x=1',
    '/help?a=1&language=zh',
    '/?alanguage=zh',
    '/?language=zho',
    '/?language=ZH',
    '/?a?language=zh',
    '/?language=zho&language=zh',
    '/language=zh',
    '/?language=',
    '/?language=fr',
  ],
  country: [undefined, 'GB', 'gb', 'CA', 'Ca', 'FR', 'NZ', 'XX', 'T1', 'Unknown', 'GBR', 'G', 'GB, CA', 'GB,GB', 'GBx'],
  cookie: [
    undefined,
    '',
    'foyer-player=1',
    'foyer-player = 1 ;foyer-access= guest ',
    'foyer-player=1; foyer-access=restricted',
    'foyer-player=1; foyer-access=owner',
    'foyer-player=1; foyer-market=uk',
    'foyer-player=1; foyer-market=ca; userLanguage=zh',
    'foyer-market=other; foyer-player=1; foyer-access=guest; h20-iso3=CAN',
    'foyer-market=ca',
    'foyer-player=1; foyer-market=CA',
    'foyer-player=1; foyer-market=row',
    'foyer-player=1; foyer-market=',
    'foyer-player=1; foyer-market=uk; foyer-market=ca',
    'foyer-player=1; foyer-player=1; foyer-market=uk',
    '\tfoyer-market = other ;foyer-player=1',
    'foyer-player=1; foyer-access=guest; foyer-access=guest',
    'foyer-player=1; foyer-player=1',
    'foyer-player=11',
    'foyer-player=1=1',
    'foyer-player="1"',
    'foyer-player',
    'xfoyer-player=1',
    // Cookies of another host of the domain, whose names differ by a byte that is no space.
    '\xa0foyer-player=1',
    'foyer-player=1; \xa0foyer-player=0; \xa0userLanguage=x; userLanguage\xa0=y; userLanguage=zh',
    'h20-iso3=CAN; h20-iso3\xa0=FRA; foyer-player=\xa01',
    '\tfoyer-player\t=\t1\t;foyer-access\t=guest',
    'foyer-player=0; foyer-access=guest',
    'foyer-player; foyer-player=1; userLanguage=zh',
    'userLanguage=zh',
    'userLanguage=en; h20-iso3=FRA',
    'userLanguage=ZH; h20-iso3=FRA',
    'userLanguage=zh; userLanguage=en; h20-iso3=CAN',
    'h20-iso3=CAN; userLanguage=zh',
    'h20-iso3=can',
    'h20-iso3=XXX',
    'h20-iso3=CAN; h20-iso3=CAN',
    'h20-iso3=NZL;userLanguage=zh;foyer-player=1',
    'OptanonConsent=groups=C0001%3A1%2CC0002%3A0&x=foyer-player=1; OptanonAlertBoxClosed=2026-11-01',
    'foyer-bucket=7',
    'foyer-bucket=7; foyer-bucket=8',
    'foyer-bucket=07',
    'foyer-bucket=100; foyer-player=1',
    'foyer-bucket=-1',
    'foyer-bucket=; userLanguage=zh',
    'foyer-bucket=7, 8',
    'xfoyer-bucket=7; foyer-bucket = 12 ;foyer-player=1; foyer-market=uk',
    ...Array.from({ length: 50 }, (_, index) => `foyer-bucket=${index * 2}; h20-iso3=CAN`),
    `x=${'foyer-player=1,'.repeat(40)}; h20-iso3=GBR`,
  ],
  userAgent: [
    undefined,
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)',
    'iphone',
    'Androids',
    'xMobile',
    'Mobile',
    `${'a'.repeat(505)} Mobile`,
    `${'a'.repeat(506)} Mobile`,
    `${'a'.repeat(508)} Mobile`,
    `${'a '.repeat(300)}Android`,
  ],
  mobileHint: [undefined, undefined, '?1', '?0', '?2', '1', '?1, ?0'],
  language: [undefined, undefined, undefined, 'zh', 'en', 'fr', 'ZH', 'zh, en'],
};

/** Repeatable choices: a small linear congruential generator. */
function* requests(count: number): Generator<Sent> {
  let state = 20;
  const pick = <Value>(values: readonly Value[]): Value => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return values[Math.floor((state / 2_147_483_648) * values.length)] as Value;
  };
  for (let made = 0; made < count; made += 1) {
    const sent = Object.fromEntries(
      Object.entries(choices).map(([name, values]) => [name, pick<string | undefined>(values)]),
    );
    yield Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as unknown as Sent;
  }
}

const headersOf = ({ host, country, cookie, userAgent, mobileHint, language }: Sent) =>
  Object.entries({
    host,
    'cf-ipcountry': country,
    cookie,
    'user-agent': userAgent,
    'sec-ch-ua-mobile': mobileHint,
    'x-language': language,
    // Headers of an edge that a browser sends must not pass.
    'foyer-visit': 'brand=pulse, market=other, device=mobile, access=full',
    'foyer-edge': edgeSecret,
  }).filter((pair): pair is [string, string] => pair[1] !== undefined);

describe('the edge and the web server', () => {
  let origin: Server;
  /** Folder with the worker and its generated data. */
  let worker: string;
  let varnish: Edge;
  let nginx: Edge;
  let decide: (sent: Sent) => string | null;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  beforeAll(async () => {
    origin = createServer((received, response) => {
      const { 'foyer-visit': visit = null, 'foyer-edge': proof = null } = received.headers;
      response.writeHead(200, { 'cdn-cache-control': 'no-store', 'content-type': 'application/json' });
      response.end(JSON.stringify({ visit, proof, cookie: received.headers.cookie ?? null, url: received.url }));
    });
    origin.listen(0, '127.0.0.1');
    await once(origin, 'listening');
    const origins = [{ port: (origin.address() as AddressInfo).port }];
    const facts = await createEdgeFacts();
    worker = mkdtempSync(join(tmpdir(), 'foyer-worker-'));
    cpSync(join(projectRoot, 'deploy/edge/worker/facts.mjs'), join(worker, 'facts.mjs'));
    writeFileSync(join(worker, 'edgeData.mjs'), facts.worker);
    [varnish, nginx, decide] = await Promise.all([
      freePort().then((port) =>
        startVarnish({ port, origins, edgeSecret, probeTimeoutSeconds: 20, facts: facts.varnish }),
      ),
      freePort().then((port) => startNginxEdge({ port, origins, edgeSecret, facts: facts.nginx })),
      createServerDecision(),
    ]);
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all([varnish?.end(), nginx?.end()]);
    rmSync(worker, { recursive: true, force: true });
    origin.closeAllConnections();
    origin.close();
  });

  interface Seen {
    visit: string | null;
    proof: string | null;
    cookie: string | null;
    url: string;
  }
  const through = (edge: Edge, sent: Sent): Promise<Seen> =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(headersOf(sent));
      const call = request({ agent, host: '127.0.0.1', port: edge.port, path: sent.path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          try {
            resolve(JSON.parse(text) as Seen);
          } catch {
            reject(new Error(`${response.statusCode} ${text.slice(0, 200)} for ${JSON.stringify(sent)}`));
          }
        });
      });
      call.on('error', reject).end();
    });

  async function expectSameDecisions(visitOf: (sent: Sent) => Promise<string | null>, count: number): Promise<void> {
    const decided: { sent: Sent; visit: string | null }[] = [];
    const wanted: typeof decided = [];
    let batch: Promise<void>[] = [];
    for (const sent of requests(count)) {
      wanted.push({ sent, visit: decide(sent) });
      const index = decided.push({ sent, visit: null }) - 1;
      batch.push(visitOf(sent).then((visit) => void (decided[index] = { sent, visit })));
      if (batch.length === 8) await Promise.all(batch.splice(0));
    }
    await Promise.all(batch);
    batch = [];
    expect(decided.filter(({ visit }, index) => visit !== wanted[index]?.visit)).toEqual([]);
    const visits = new Set(wanted.map(({ visit }) => visit));
    expect(visits.size).toBeGreaterThan(30);
    // Every assignment occurred, and visitors in no experiment.
    const assignments = new Set([...visits].map((visit) => / experiments=(.*)$/.exec(visit ?? '')?.[1]));
    expect(assignments.size).toBe(9);
  }

  test('decide the same about 4,000 requests in the worker', async () => {
    const { foyerVisit } = await load<{
      foyerVisit(request: { url: string; headers: Headers; country: string | null }): string | null;
    }>(join(worker, 'facts.mjs'));
    await expectSameDecisions(async (sent) => {
      // A browser's address cannot have these hosts, and the CDN refuses them before the worker.
      if (!URL.canParse(`http://${sent.host}`) || sent.host.endsWith(':')) return decide(sent);
      const headers = new Headers(headersOf(sent).filter(([name]) => name !== 'host'));
      return foyerVisit({ url: `http://${sent.host}${sent.path}`, headers, country: sent.country ?? null });
    }, 4000);
  });

  test('decide the same about 2,000 requests in Varnish, which proves itself and hides cookies', async () => {
    await expectSameDecisions(async (sent) => {
      const { visit, proof, cookie, url } = await through(varnish, sent);
      expect(proof).toBe(visit === null ? null : edgeSecret);
      if (visit !== null) expect([cookie, url]).toEqual([null, sent.path.split('?')[0]]);
      return visit;
    }, 2000);
  });

  test.each([
    ['Varnish', () => varnish],
    ['nginx', () => nginx],
  ])('%s takes 55 KB of cookies, among them those of a player', async (_name, edge) => {
    const cookie = `${'other=cookie; '.repeat(4000)}foyer-player=1`;
    const sent = { host: 'regency.localhost', path: '/', country: 'GB', cookie };
    expect((await through(edge(), sent)).visit).toBe(decide(sent));
    expect(decide(sent)).toContain('access=full');
  });

  test('decide the same about 2,000 requests in nginx, which proves itself and hides cookies', async () => {
    await expectSameDecisions(async (sent) => {
      const { visit, proof, cookie, url } = await through(nginx, sent);
      expect(proof).toBe(visit === null ? null : edgeSecret);
      if (visit !== null) expect([cookie, url]).toEqual([null, sent.path.split('?')[0]]);
      return visit;
    }, 2000);
  });
});
