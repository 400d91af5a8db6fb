import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { expect, test } from 'vitest';
import aggregatorAdapter from './aggregatorAdapter.ts';

const settings = {
  BASE: 'https://aggregator.example/api',
  KEY: 'key-of-tests',
  GAMES: '7=bw-drops@brightwater 9=lm-wheel',
  LANGUAGES: 'en=en_GB zh=zh_Hans',
  CURRENCIES: 'GBP=826',
};

/** Launches a game in front of an aggregator that responds with `response`. */
async function launchWith(response: Response, gameId = '7', headers = {}) {
  const sent: { address: string; key: string | null; body: unknown }[] = [];
  const call = {
    base: 'https://games.example',
    bearer: 'launch-token',
    signal: new AbortController().signal,
    request: async () => ({ launchUrl: 'https://games.example/own' }) as never,
    async fetch(address, init) {
      const request = new Request(address, init);
      sent.push({ address: request.url, key: request.headers.get('x-api-key'), body: await request.json() });
      return response;
    },
    refuse: (status) => ({ refused: status }) as never,
    report: () => undefined,
  } satisfies AdapterCall;
  const { games } = aggregatorAdapter(settings);
  const input = { params: { gameId }, headers, body: { productId: 1, isMobile: true, isROW: false } };
  return { sent, opened: await games.launch(input, call) };
}

test('posts a supplier’s form, with the aggregator’s own codes', async () => {
  const session = { method: 'POST', url: 'https://bw.example/start', params: { session: 'a' } };
  const headers = { 'foyer-culture': 'zh', 'foyer-currency': 'GBP' } as const;
  const { sent, opened } = await launchWith(Response.json(session, { status: 201 }), '7', headers);
  expect(opened).toEqual({
    launchUrl: session.url,
    supplier: { frame: 'brightwater', fields: session.params },
  });
  expect(sent).toEqual([
    {
      address: `${settings.BASE}/v2/game-sessions`,
      key: settings.KEY,
      body: {
        player_token: 'launch-token',
        game_code: 'bw-drops',
        language: 'zh_Hans',
        currency: '826',
        channel: 'mobile',
      },
    },
  ]);
});

test('opens a supplier’s address with its fragment, and codes without another spelling as they are', async () => {
  const url = 'https://lm.example/play#s=1';
  const headers = { 'foyer-currency': 'SEK' } as const;
  const { sent, opened } = await launchWith(Response.json({ method: 'GET', url }), '9', headers);
  expect(opened).toEqual({ launchUrl: url, supplier: {} });
  expect(sent[0]?.body).toMatchObject({ language: 'en_GB', currency: 'SEK' });
});

test('leaves other games to the games service', async () => {
  const { sent, opened } = await launchWith(Response.error(), '8');
  expect([sent, opened]).toEqual([[], { launchUrl: 'https://games.example/own' }]);
});

test.each([401, 403, 404, 503])('passes the aggregator’s refusal %i on', async (status) => {
  expect((await launchWith(new Response(null, { status }))).opened).toEqual({ refused: status });
});

test.each([
  new Response(null, { status: 500 }),
  Response.json({ method: 'GET' }),
  Response.json({ method: 'PUT', url: 'https://bw.example/' }),
  new Response('<html>'),
])('fails when the aggregator responds otherwise', async (response) => {
  await expect(launchWith(response)).rejects.toThrow(/fail|JSON|Invalid|PUT|url/i);
});

test('refuses missing, unreadable and unprotected settings', () => {
  expect(() => aggregatorAdapter({ ...settings, KEY: undefined })).toThrow('KEY is missing');
  expect(() => aggregatorAdapter({ ...settings, GAMES: '7' })).toThrow('GAMES cannot be read');
  expect(() => aggregatorAdapter({ ...settings, BASE: 'http://127.0.0.1:1' })).toThrow('PLAIN_HTTP=on');
});
