import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { networkFile, networkPage } from './writeNetwork.mjs';

test('P1 docs/network.md matches the network purposes in the code', async () => {
  const page = await networkPage();
  expect(readFileSync(networkFile, 'utf8')).toBe(page);
  expect(page).not.toContain('undefined');
  expect(page).toContain('| tags | `/` | Analytics and advertising tags | everybody | – | yes | – | yes | yes | – |');
});
