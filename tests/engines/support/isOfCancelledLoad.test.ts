import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtWeb } from '../../contract/support/webUnderTest.ts';
import { isOfCancelledLoad, mayBeOfCancelledLoad } from './isOfCancelledLoad.ts';

const folder = join(builtWeb, 'client/assets');
const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.js'));
const content = readFileSync(join(folder, name));
const report = (part: Buffer) =>
  `Error: None of the “sha256” hashes in the integrity attribute match the content of the subresource at “https://regency.localhost/assets/${name}”. The computed hash is “${createHash('sha256').update(part).digest('base64')}”.`;

test.each([
  ['a module of which nothing arrived', report(Buffer.alloc(0)), true],
  ['a module of which a part arrived', report(content.subarray(0, 100)), true],
  ['a whole module with another hash than the page states', report(content), false],
  ['a font whose load was cancelled', 'downloadable font: download failed (…): status=2152398850 source: …', true],
  ['another error', 'Error: x is not a function', false],
])('%s', (_, message, isCancelled) => {
  expect([isOfCancelledLoad(message), mayBeOfCancelledLoad(message)]).toEqual([isCancelled, false]);
});

test.each([
  'Error: Failed to load ‘https://regency.localhost/assets/page-a1.js’. A ServiceWorker intercepted the request and encountered an unexpected error.',
  'Error: Failed to load ‘’. A ServiceWorker intercepted the request and encountered an unexpected error.',
  'Error: TypeError: error loading dynamically imported module: https://regency.localhost/assets/page-a1.js',
])('a module that fails with “%s” may have been cancelled', (message) =>
  expect([isOfCancelledLoad(message), mayBeOfCancelledLoad(message)]).toEqual([false, true]),
);
