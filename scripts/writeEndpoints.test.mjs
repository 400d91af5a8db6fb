import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointsFile, endpointsPage } from './writeEndpoints.mjs';

test('docs/endpoints.md matches the endpoint descriptions', async () => {
  const page = await endpointsPage();
  expect(readFileSync(endpointsFile, 'utf8')).toBe(page);
  for (const call of [
    'POST `/accounts/login`',
    'POST `/games/launch/:gameId`',
    'GET `/content/api/brands/:brand/pages`',
    'GET `/api/page`',
  ]) {
    expect(page).toContain(call);
  }
});
