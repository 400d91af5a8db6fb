import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../support/randomDrops.ts';
import { startCluster } from '../support/startCluster.ts';
import type { Cluster } from '../support/startCluster.ts';

const pageRequests = 20_000;
const concurrency = 16;
const minHitRatio = 0.98;

const weighted = {
  brand: [
    [70, 'regency'],
    [15, 'aurora'],
    [15, 'pulse'],
  ],
  path: [
    [50, '/'],
    [15, '/all-games'],
    [10, '/promotions'],
    [8, '/help'],
    [5, '/responsible-gaming'],
    [4, '/cookies'],
  ],
  country: [
    [50, 'GB'],
    [20, 'CA'],
    [10, 'FR'],
    [8, 'DE'],
    [6, 'NZ'],
    [6, 'SG'],
  ],
  player: [
    [70, ''],
    [27, 'foyer-player=1'],
    [2, 'foyer-player=1; foyer-access=guest'],
    [1, 'foyer-player=1; foyer-access=restricted'],
  ],
} as const satisfies Record<string, readonly (readonly [weight: number, value: string])[]>;

const factPatterns = [
  /"brandId":"([\w-]+)"/,
  /"marketId":"([\w-]+)"/,
  /"culture":"([\w-]+)"/,
  /"device":"(\w+)"/,
  /"loginState":"([\w-]+)"/,
  /"access":"(\w+)"/,
];
/** What a page says about its visit. */
const factsOf = (html: string) => factPatterns.map((pattern) => pattern.exec(html)?.[1] ?? 'none').join(' ');

function createVisitors(random: () => number) {
  function pick(name: keyof typeof weighted): string {
    const choices: readonly (readonly [number, string])[] = weighted[name];
    let rest = random() * choices.reduce((sum, [weight]) => sum + weight, 0);
    return choices.find(([weight]) => (rest -= weight) < 0)?.[1] ?? '';
  }
  return {
    visitor(agent: number) {
      const version = `${120 + (agent % 37)}.0.${agent}.${agent % 90}`;
      const id = Math.floor(random() * 1e9);
      const consent = [2, 3, 4].map((group) => `C000${group}%3A${random() < 0.5 ? 1 : 0}`).join('%2C');
      const player = pick('player');
      return {
        brand: pick('brand'),
        country: pick('country'),
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          'user-agent':
            random() < 0.55
              ? `Mozilla/5.0 (Linux; Android ${10 + (agent % 7)}; Phone ${agent}) AppleWebKit/537.36 Chrome/${version} Mobile Safari/537.36`
              : `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${agent}) AppleWebKit/537.36 Chrome/${version} Safari/537.36`,
        },
        cookie: [
          ...(player === '' ? [] : [player, `__Host-sid=${id.toString(36)}`]),
          `OptanonConsent=isGpcEnabled=0&datestamp=${id}&groups=C0001%3A1%2C${consent}`,
          `OptanonAlertBoxClosed=2026-11-${10 + (id % 18)}T10:${10 + (id % 50)}:00.000Z`,
          `_ga=GA1.2.${id}.${id}`,
          ...(random() < 0.1 ? ['userLanguage=zh'] : []),
        ].join('; '),
      };
    },
    /** A third of the requests comes from a campaign. */
    path() {
      const path = pick('path');
      const mark = Math.floor(random() * 1e9).toString(36);
      return random() < 0.33 ? `${path}?utm_source=mail&utm_campaign=${mark}&gclid=${mark}` : path;
    },
  };
}

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

test.each([
  { count: 300, userAgents: 60 },
  { count: 1000, userAgents: 1000 },
])(
  'HT-02 the edge answers 98 % of pages, each as the node would, for $count visitors with $userAgents user agents (seed 7)',
  async ({ count, userAgents }) => {
    await cluster.restartEdge();
    const random = seededRandom(7);
    const visitors = createVisitors(random);
    const all = Array.from({ length: count }, (_, index) => visitors.visitor(index % userAgents));
    const [node] = cluster.nodes;
    const expected = new Map<string, Promise<string>>();
    const wrong: string[] = [];
    let [sent, hits] = [0, 0];
    const sendInTurn = async () => {
      while (sent < pageRequests) {
        sent += 1;
        const index = Math.floor(random() * all.length);
        const visit = { ...all[index], path: visitors.path() };
        const key = `${index} ${visit.path.split('?')[0]}`;
        const own = expected.get(key) ?? node.client.request(visit).then(({ text }) => factsOf(text));
        expected.set(key, own);
        const { status, headers, text } = await cluster.client.request(visit);
        if (headers['cache-status'] === 'edge; hit') hits += 1;
        if (status !== 200 || factsOf(text) !== (await own)) wrong.push(`${key}: ${status} ${factsOf(text)}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendInTurn));
    expect(wrong).toEqual([]);
    expect(hits / sent).toBeGreaterThan(minHitRatio);
  },
);
