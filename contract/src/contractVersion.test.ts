import { expect, test } from 'vitest';
import { contractVersion, pageContractVersion } from './contractVersion.ts';

test('pages use a contract version that nodes of this release answer', () => {
  expect([contractVersion, contractVersion - 1]).toContain(pageContractVersion);
});
