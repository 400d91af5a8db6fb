import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the documented defaults', () => {
  const given = readSettings({}, []);
  expect(given).toMatchObject({
    read: true,
    settings: { port: 4000, host: '127.0.0.1', catalogueSize: 600, reset: false, contentWebhooks: { urls: [] } },
  });
  if (given.read) expect(given.settings.webOrigins).toContain('http://regency.localhost:3000');
});

test('lists are separated by commas', () => {
  const given = readSettings(
    {
      WEB_ORIGINS: 'http://a.localhost:1, http://b.localhost:2',
      CONTENT_WEBHOOKS: 'http://127.0.0.1:3000/webhooks/content',
      WEBHOOK_SECRET: 's',
    },
    ['--reset'],
  );
  expect(given).toMatchObject({
    read: true,
    settings: {
      webOrigins: ['http://a.localhost:1', 'http://b.localhost:2'],
      contentWebhooks: { urls: ['http://127.0.0.1:3000/webhooks/content'], secret: 's' },
      reset: true,
    },
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ HOST: 'everywhere' }, 'HOST'],
  [{ CATALOGUE_SIZE: '0' }, 'CATALOGUE_SIZE'],
  [{ WEB_ORIGINS: 'http://a.localhost/path' }, 'WEB_ORIGINS'],
  [{ CONTENT_WEBHOOKS: 'file:///etc' }, 'CONTENT_WEBHOOKS'],
  [{ CONTENT_WEBHOOKS: 'http://127.0.0.1:3000' }, 'WEBHOOK_SECRET'],
])('%o is refused with the name of the variable', (variables, name) => {
  expect(readSettings(variables, [])).toEqual({ read: false, problem: expect.stringContaining(name) });
});

test('an unknown command-line argument is refused', () => {
  expect(readSettings({}, ['--rest'])).toEqual({ read: false, problem: expect.stringContaining('--rest') });
});
