import { brands } from '@foyer/brands/brands';
import { expect, test } from 'vitest';
import { brandProblems, productionProblems } from './deployment.server.ts';

const secret = 'Zk3vQ8mX1pR7tL5wB9nY2cF6hJ4sD0gA';
const complete = {
  DEPLOYMENT: 'production',
  SESSION_SECRET: secret,
  WEBHOOK_SECRET: secret,
  PLATFORM_URL: 'https://services.operator.net',
  MEDIA_ORIGIN: 'https://media.operator.net',
  GAMES_ORIGIN: 'https://games.operator.net',
  CASHIER_ORIGIN: 'https://cashier.operator.net',
  PORTAL_ORIGIN: 'https://portal.operator.net',
  HUB_ORIGIN: 'https://hub.operator.net',
  FLAG_BASE_ORIGIN: 'https://flags.vendor.net',
  FLAG_STREAM_ORIGIN: 'https://stream.vendor.net',
  FLAG_EVENTS_ORIGIN: 'https://events.vendor.net',
  FLAG_ENVIRONMENT: '65f0c1',
  COLLECTOR_URL: 'off',
  PUBLIC_SCHEME: 'https',
  TRUSTED_PROXIES: '10.0.0.0/8',
  STRICT_HOSTS: 'on',
};
const problemsWith = (changes: Record<string, string | undefined>) => productionProblems({ ...complete, ...changes });

test('a complete production configuration has no problem', () => {
  expect(productionProblems(complete)).toEqual([]);
});

test('a sandbox may have any values', () => {
  expect(productionProblems({})).toEqual([]);
  expect(productionProblems({ DEPLOYMENT: 'sandbox', SESSION_SECRET: 'changeme' })).toEqual([]);
});

test('an empty production configuration lists every missing variable at once', () => {
  const named = productionProblems({ DEPLOYMENT: 'production' }).map((problem) => /^[A-Z_]+/.exec(problem)?.[0]);
  const services = named.filter((name) => name?.endsWith('_URL') === true && name !== 'COLLECTOR_URL');
  expect(services).toHaveLength(8);
  const required = Object.keys(complete).filter((name) => name !== 'DEPLOYMENT' && name !== 'PLATFORM_URL');
  expect(new Set(named)).toEqual(new Set([...required, ...services]));
});

test.each([
  ['SESSION_SECRET', 'short', 'SESSION_SECRET has 5 characters'],
  ['SESSION_SECRET', `${secret} ${'a'.repeat(40)}`, 'SESSION_SECRET, number 2 repeats few characters'],
  ['SESSION_SECRET', `change-me-${secret}`, 'SESSION_SECRET is an example value'],
  ['WEBHOOK_SECRET', 'secret-of-the-tests', 'WEBHOOK_SECRET is an example value'],
  ['EDGE_SECRET', 'x', 'EDGE_SECRET has 1 characters'],
  ['PLATFORM_URL', 'http://127.0.0.1:4000', 'PLATFORM_URL names 127.0.0.1'],
  ['PLATFORM_URL', 'http://services.internal', 'PLATFORM_URL uses plain HTTP'],
  ['ACCOUNTS_URL', 'https://accounts.operator.example/v1', 'ACCOUNTS_URL names accounts.operator.example'],
  ['GAMES_ORIGIN', 'http://games.localhost:4000', 'GAMES_ORIGIN names games.localhost'],
  ['GAMES_ORIGIN', 'https://10.1.2.3', 'GAMES_ORIGIN names 10.1.2.3, which visitors cannot reach'],
  ['MEDIA_ORIGIN', 'https://[::1]', 'MEDIA_ORIGIN names ::1'],
  ['MEDIA_ORIGIN', 'http://media.operator.net', 'MEDIA_ORIGIN uses plain HTTP'],
  ['PICTURE_ORIGINS', 'https://pictures.operator.net https://cdn.localhost', 'PICTURE_ORIGINS names cdn.localhost'],
  ['TAG_MANAGER_SCRIPT', 'http://tags.localhost/a.js', 'TAG_MANAGER_SCRIPT names tags.localhost'],
  ['FLAG_ENVIRONMENT', undefined, 'FLAG_ENVIRONMENT is missing'],
  ['COLLECTOR_URL', undefined, 'COLLECTOR_URL is missing'],
  ['COLLECTOR_URL', 'https://localhost/collect', 'COLLECTOR_URL names localhost'],
  ['PUBLIC_SCHEME', 'http', 'PUBLIC_SCHEME must be https'],
  ['PLAIN_HTTP', 'on', 'PLAIN_HTTP=on serves'],
  ['TRUSTED_PROXIES', 'none', 'TRUSTED_PROXIES names no proxy'],
  ['STRICT_HOSTS', 'off', 'STRICT_HOSTS must be on'],
  ['CONTROL_ROOM', 'https://operator.net/control', 'CONTROL_ROOM is set'],
])('production refuses %s=%s', (name, value, sentence) => {
  const [problem, ...others] = problemsWith({ [name]: value });
  expect(problem).toContain(sentence);
  expect(others).toEqual([]);
});

test('services may use plain HTTP inside a private network, but not on this machine', () => {
  expect(problemsWith({ PLATFORM_URL: 'http://10.0.0.4:8080', PLAIN_HTTP_SERVICES: 'on' })).toEqual([]);
  expect(problemsWith({ PLATFORM_URL: 'http://localhost:8080', PLAIN_HTTP_SERVICES: 'on' })).toHaveLength(1);
});

test('a site without the flag service needs none of its variables', () => {
  const none = { FLAG_BASE_ORIGIN: '', FLAG_STREAM_ORIGIN: '', FLAG_EVENTS_ORIGIN: '', FLAG_ENVIRONMENT: '' };
  expect(problemsWith({ ...none, FLAG_SERVICE: 'off' })).toEqual([]);
  expect(problemsWith(none)).toHaveLength(4);
});

test('adapters have an absolute path, and settings for them do not stand alone', () => {
  expect(productionProblems({ ...complete, ADAPTERS: '/srv/adapters', ADAPTER_OIDC_ISSUER: 'x' })).toEqual([]);
  expect(productionProblems({ ...complete, ADAPTERS: 'adapters' })).toEqual([
    expect.stringContaining('ADAPTERS must be'),
  ]);
  expect(productionProblems({ ...complete, ADAPTER_OIDC_ISSUER: 'x' })).toEqual([
    'ADAPTER_OIDC_ISSUER is set and ADAPTERS is not: no adapter runs.',
  ]);
});

test('problems contain no secret', () => {
  const bad = 'changeme-Zk3vQ8mX1pR7tL5w';
  expect(problemsWith({ SESSION_SECRET: bad, WEBHOOK_SECRET: bad }).join(' ')).not.toContain('Zk3vQ8mX');
});

test('production has no host and support address of an example, unless it is a rehearsal', () => {
  const own = { id: 'regency', hosts: ['www.regency.net'], supportEmail: 'help@regency.net' };
  expect(brandProblems(complete, [own])).toEqual([]);
  expect(brandProblems(complete, [{ ...own, hosts: ['www.regency.net', 'regency.localhost'] }])).toEqual([
    expect.stringContaining('regency has the host regency.localhost'),
  ]);
  expect(brandProblems(complete, [{ ...own, supportEmail: 'help@Regency.Example' }])).toEqual([
    expect.stringContaining('regency has the support address help@Regency.Example'),
  ]);
  expect(brandProblems(complete, brands)).toHaveLength(2 * brands.length);
  expect(brandProblems({ ...complete, REHEARSAL: 'on' }, brands)).toEqual([]);
  expect(brandProblems({ DEPLOYMENT: 'sandbox' }, brands)).toEqual([]);
});

test('needs no addresses of services that only a capability uses while it is off', () => {
  const { PLATFORM_URL: _all, HUB_ORIGIN: _hub, ...without } = complete;
  const own = {
    ACCOUNTS_URL: 'https://accounts.operator.net',
    GAMES_URL: 'https://games.operator.net',
    CONTENT_URL: 'https://content.operator.net',
  };
  const named = (CAPABILITIES_OFF: string) =>
    productionProblems({ ...without, ...own, CAPABILITIES_OFF }).map((problem) => /^[A-Z_]+/.exec(problem)?.[0]);
  expect(named('realTime promotions campaigns chat')).toEqual([]);
  expect(named('chat')).toEqual(['MILESTONES_URL', 'BROKER_URL', 'PROMOTIONS_URL', 'CAMPAIGNS_URL', 'HUB_ORIGIN']);
});

test('production needs FLAG_ENVIRONMENT only for brands without their own', () => {
  const withEnvironments = (ids: readonly string[]) =>
    productionProblems(
      { ...complete, FLAG_ENVIRONMENT: '' },
      new Map(ids.map((id) => [id, { flagEnvironment: '65f0c1' }])),
    );
  expect(withEnvironments(brands.map(({ id }) => id))).toEqual([]);
  expect(withEnvironments(['regency'])).toEqual([
    expect.stringMatching(/^FLAG_ENVIRONMENT is missing: without it flags of aurora, pulse come from the sandbox's/),
  ]);
});

test('production refuses developer’s addresses of a brand’s vendors in BRANDS_FILE', () => {
  const vendors = new Map([
    [
      'regency',
      {
        tagManager: { script: 'http://tags.vendor.net/gtm.js' },
        consent: { script: 'https://consent.localhost/stub.js' },
        chat: { script: 'https://apps.vendor.net/chat.js' },
        replay: { vendor: 'fullstory' as const, script: 'https://replay.example/fs.js' },
      },
    ],
  ]);
  expect(productionProblems(complete, vendors)).toEqual([
    'BRANDS_FILE: regency.vendors.tagManager.script uses plain HTTP.',
    "BRANDS_FILE: regency.vendors.consent.script names consent.localhost, which is a developer's or an example's host.",
    "BRANDS_FILE: regency.vendors.replay.script names replay.example, which is a developer's or an example's host.",
  ]);
});
