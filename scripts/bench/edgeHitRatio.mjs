// Measures how many pages Varnish sends from its cache, and whether every answer is the page of its visitor. Alone:
// node_modules/.bin/node scripts/bench/edgeHitRatio.mjs
import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { startVarnish } from '../../tests/cluster/support/startVarnish.ts';
import { freePort } from '../ports.ts';
import { withRunningPair } from './runningPair.mjs';

const edgeSecret = 'secret-of-the-edge-in-bench';
const pageRequests = 20_000;
const concurrency = 16;

/**
 * @typedef {object} Visitor
 * @property {string} host
 * @property {string} country
 * @property {string} userAgent
 * @property {string} cookie
 *
 * @typedef {object} EdgeRun
 * @property {number} visitors
 * @property {number} userAgents
 * @property {number} pageRequests
 * @property {number} hits
 * @property {number} variants different facts among the visitors
 * @property {number} failed responses with another status than 200
 * @property {number} wrong pages of another brand, market, language, device or login state
 */

/** Repeatable choices. */
function createRandom() {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** @template Value @param {() => number} random @param {readonly (readonly [weight: number, value: Value])[]} choices @returns {Value} */
function pick(random, choices) {
  let rest = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) if ((rest -= weight) < 0) return value;
  const [last] = choices.slice(-1);
  if (last === undefined) throw new Error('Nothing to pick from.');
  return last[1];
}

const paths = /** @type {const} */ ([
  [50, '/'],
  [15, '/all-games'],
  [10, '/promotions'],
  [8, '/help'],
  [5, '/responsible-gaming'],
  [4, '/cookies'],
]);
const countries = /** @type {const} */ ([
  [50, 'GB'],
  [20, 'CA'],
  [10, 'FR'],
  [8, 'DE'],
  [6, 'NZ'],
  [6, 'SG'],
]);
const players = /** @type {const} */ ([
  [70, ''],
  [27, 'foyer-player=1'],
  [2, 'foyer-player=1; foyer-access=guest'],
  [1, 'foyer-player=1; foyer-access=restricted'],
]);

/** @param {() => number} random @param {string} host @param {number} agent */
function visitorOf(random, host, agent) {
  const version = `${120 + (agent % 37)}.0.${agent}.${agent % 90}`;
  const isPhone = random() < 0.55;
  const id = Math.floor(random() * 1e9);
  const player = pick(random, players);
  const groups = [0, 1, 2, 3].map((group) => `C000${group + 1}%3A${group === 0 || random() < 0.5 ? 1 : 0}`).join('%2C');
  return {
    host,
    country: pick(random, countries),
    userAgent: isPhone
      ? `Mozilla/5.0 (Linux; Android ${10 + (agent % 7)}; Phone ${agent}) AppleWebKit/537.36 Chrome/${version} Mobile Safari/537.36`
      : `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${agent}) AppleWebKit/537.36 Chrome/${version} Safari/537.36`,
    cookie: [
      ...(player === '' ? [] : [player, `__Host-sid=${id.toString(36)}`]),
      `OptanonConsent=isGpcEnabled=0&datestamp=${id}&groups=${groups}`,
      `OptanonAlertBoxClosed=2026-11-${10 + (id % 18)}T10:${10 + (id % 50)}:00.000Z`,
      `_ga=GA1.2.${id}.${id}`,
      ...(random() < 0.1 ? ['userLanguage=zh'] : []),
    ].join('; '),
  };
}

/** A third of the requests comes from a campaign. @param {() => number} random */
function pathOf(random) {
  const path = pick(random, paths);
  const mark = Math.floor(random() * 1e9).toString(36);
  return random() < 0.33 ? `${path}?utm_source=mail&utm_campaign=${mark}&gclid=${mark}` : path;
}

/** @param {Agent} agent @param {number} port @param {Visitor} visitor @param {string} path */
function fetchPage(agent, port, { host, country, userAgent, cookie }, path) {
  /** @type {Promise<{ status: number, isHit: boolean, facts: string }>} */
  const fetchedPage = new Promise((resolve, reject) => {
    const headers = {
      host,
      'user-agent': userAgent,
      cookie,
      'cf-ipcountry': country,
      'accept-encoding': 'gzip, deflate, br',
    };
    const call = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const html = (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
        resolve({
          status: response.statusCode ?? 0,
          isHit: response.headers['cache-status'] === 'edge; hit',
          facts: factsOf(html),
        });
      });
    });
    call.on('error', reject).end();
  });
  return fetchedPage;
}

const factPatterns = [
  /"brandId":"([\w-]+)"/,
  /"marketId":"([\w-]+)"/,
  /"culture":"([\w-]+)"/,
  /"device":"(\w+)"/,
  /"loginState":"([\w-]+)"/,
  /"access":"(\w+)"/,
];

/** What a page says about its visit. @param {string} html */
function factsOf(html) {
  return factPatterns.map((fact) => fact.exec(html)?.[1] ?? 'none').join(' ');
}

/**
 * @param {{ port: number, webPort: number, hosts: readonly string[], visitors: number, userAgents: number }} setting
 * @returns {Promise<EdgeRun>}
 */
async function run({ port, webPort, hosts, visitors: count, userAgents }) {
  const random = createRandom();
  const [first = '', ...others] = hosts;
  const hostChoices = /** @type {const} */ ([
    [70, first],
    ...others.map((host) => /** @type {const} */ ([30 / others.length, host])),
  ]);
  const visitors = Array.from({ length: count }, (_, index) =>
    visitorOf(random, pick(random, hostChoices), index % userAgents),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  /** Facts of the origin's own page, by visitor and path. @type {Map<string, Promise<string>>} */
  const own = new Map();
  const figures = { visitors: count, userAgents, pageRequests: 0, hits: 0, variants: 0, failed: 0, wrong: 0 };
  /** @type {Set<string>} */
  const seen = new Set();
  const next = async () => {
    while (figures.pageRequests < pageRequests) {
      figures.pageRequests += 1;
      const index = Math.floor(random() * visitors.length);
      const visitor = visitors[index];
      if (visitor === undefined) throw new Error('No visitor.');
      const path = pathOf(random);
      const fetchedPage = await fetchPage(agent, port, visitor, path);
      const key = `${index} ${path.split('?')[0]}`;
      const expected = own.get(key) ?? fetchPage(agent, webPort, visitor, path).then(({ facts }) => facts);
      own.set(key, expected);
      if (fetchedPage.isHit) figures.hits += 1;
      if (fetchedPage.status !== 200) figures.failed += 1;
      if (fetchedPage.facts !== (await expected)) figures.wrong += 1;
      seen.add(fetchedPage.facts);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  agent.destroy();
  return { ...figures, variants: seen.size };
}

/**
 * Each run begins with an empty edge.
 * @returns {Promise<EdgeRun[]>}
 */
export function measureEdgeHitRatio() {
  return withRunningPair(
    600,
    async ({ port: webPort, hosts }) => {
      const runs = [];
      for (const [visitors, userAgents] of /** @type {const} */ ([
        [300, 60],
        [1000, 1000],
      ])) {
        const port = await freePort();
        const varnish = await startVarnish({ port, origins: [{ port: webPort }], edgeSecret });
        try {
          runs.push(await run({ port, webPort, hosts, visitors, userAgents }));
        } finally {
          await varnish.end();
        }
      }
      return runs;
    },
    { web: { EDGE_SECRET: edgeSecret } },
  );
}

/** @param {readonly EdgeRun[]} runs @returns {string} section of docs/bench.md */
export function edgeHitRatioSection(runs) {
  const rows = runs.map(
    ({ visitors, userAgents, pageRequests: all, hits, variants, failed, wrong }) =>
      `| ${visitors} | ${userAgents} | ${all.toLocaleString('en-GB')} | ${variants} | **${((hits / all) * 100).toFixed(1)}%** | ${failed} | ${wrong} |`,
  );
  return `## Pages from the edge

Varnish with \`deploy/edge/varnish/\`, empty at the start of each run. Visitors of all brands from six countries have consent cookies and a measurement cookie; 30% are logged in, and a third of the requests has tracking parameters. Each answer is compared with the page that the web server makes for the same visitor. [edge.md](edge.md) describes the edge.

| visitors | user agents | responses | different facts | from the edge (target: 98%) | failed | of another visit |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) process.stdout.write(edgeHitRatioSection(await measureEdgeHitRatio()));
