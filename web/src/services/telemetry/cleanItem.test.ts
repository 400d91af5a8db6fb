import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanItem, withoutQueries } from './cleanItem.ts';

test('TE-07 removes queries from URLs and secrets from texts', () => {
  const token = `${'a'.repeat(20)}.${'b'.repeat(30)}.${'c'.repeat(43)}`;
  expect(
    cleanItem({
      name: 'faro.tracing.fetch',
      attributes: {
        'url.full': 'http://regency.localhost:3000/api/rewards?userToken=abc&_t=1',
        'http.response.status_code': '200',
      },
      list: [
        `Refused ${token} for mira@example.org`,
        '{"password":"hunter two","username":"mira"}',
        'Bearer x; authorization: Bearer abcdef',
        12,
        null,
        true,
      ],
      stack: { frames: [{ filename: 'http://regency.localhost:3000/assets/page-Ab12.js?v=3#x', lineno: 3 }] },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
    }),
  ).toEqual({
    name: 'faro.tracing.fetch',
    attributes: { 'url.full': 'http://regency.localhost:3000/api/rewards', 'http.response.status_code': '200' },
    list: ['Refused … for …', '{"password":…,"username":…}', 'Bearer x; authorization: …', 12, null, true],
    stack: { frames: [{ filename: 'http://regency.localhost:3000/assets/page-Ab12.js', lineno: 3 }] },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
  });
});

test('TE-07 keeps ids of traces and sessions, and timestamps', () => {
  const item = {
    trace_id: 'ff80a8dc176d2c4b4f85c50920bce34c',
    span_id: '950ba6d9f8971d4a',
    id: 'VKLpGRFD3D',
    timestamp: '2026-11-21T23:43:49.926Z',
    element: '#content>section._hero_fwb6e_1',
  };
  expect(cleanItem(item)).toEqual(item);
});

test.each([
  ['/reset?token=x', '/reset'],
  ['/reset#token', '/reset'],
  ['(/reset?token=x)', '(/reset'],
  ['http://a.localhost/x?y', 'http://a.localhost/x'],
  // A URL may follow a question mark or a hash.
  ['really?/reset?token=x', 'really?/reset'],
  ['a?b#/reset?token=x', 'a?b#/reset'],
  // Not a URL.
  ['really?', 'really?'],
  ['and/or?', 'and/or?'],
  ['1./2?', '1./2?'],
  ['#content', '#content'],
  ['/one?x "/two?y" \'/three#z\' </four?x>', '/one "/two" \'/three\' </four>'],
])('TE-07 cuts URLs at their query: %j becomes %j', (text, cut) => {
  expect(withoutQueries(text)).toBe(cut);
});

test('TE-07 A16 removes secrets from names, and the values of secret fields', () => {
  expect(
    cleanItem({ attributes: { 'mira@example.org': '1', password: 'hunter', card: '4111-1111-1111-1111' } }),
  ).toEqual({ attributes: { '…': '1', password: '…', card: '…' } });
});

test('TE-07 reads at most 2000 characters of a text', () => {
  expect(cleanItem('ab '.repeat(1000))).toBe('ab '.repeat(1000).slice(0, 2000));
  expect(cleanItem(`${'a'.repeat(2000)} end`)).toBe('…');
  expect(cleanItem(`${'a'.repeat(1990)} end`)).toBe('… end');
});

test('TE-07 drops data nested more than 16 levels deep', () => {
  const nested = (levels: number) => {
    let item: unknown = { deep: true };
    for (let level = 0; level < levels; level += 1) item = level % 2 === 0 ? { item } : [item];
    return item;
  };
  expect(cleanItem(nested(16))).toEqual(nested(16));
  expect(JSON.stringify(cleanItem(nested(17)))).toBe(JSON.stringify(nested(17)).replace('{"deep":true}', '"…"'));
});

test('TE-07 never passes a secret of a query on, at any depth', () => {
  const path = fc.constantFrom('/api/campaigns', 'http://a.localhost:3000/x', 'https://b.example/', '/');
  const around = fc.constantFrom('', 'Failed: ', '"', 'at (');
  fc.assert(
    fc.property(
      path,
      around,
      fc.integer({ min: 0, max: 30 }),
      fc.stringMatching(/^[\w%.~-]{1,60}$/),
      (address, before, depth, rest) => {
        let item: unknown = `${before}${address}?userToken=CANARY${rest}`;
        for (let level = 0; level < depth; level += 1) item = level % 2 === 0 ? { item } : [item];
        expect(JSON.stringify(cleanItem(item))).not.toContain('CANARY');
      },
    ),
  );
});
