import { servicesContractVersion } from '@foyer/contract/contractVersion';
import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createContractVersionCheck } from './contractVersionCheck.server.ts';
import type { Log } from './log.server.ts';

const stated = (version: string) => new Headers({ 'foyer-services-contract': version });
const counted = async () =>
  (await register.getSingleMetric('foyer_upstream_contract_differs_total')?.get())?.values.map(({ value, labels }) => [
    labels['service'],
    value,
  ]);

test('counts each response with another major version, and logs a service once', async () => {
  const warn = vi.fn<(facts: object, name: string) => void>();
  const check = createContractVersionCheck({ warn } as unknown as Log);
  check('games', stated('999.0.0'));
  check('games', stated('999.1.0'));
  check('chat', stated('999.0.0'));
  expect(warn.mock.calls).toEqual([
    [{ service: 'games', expected: servicesContractVersion }, 'CONTRACT_VERSION_DIFFERS'],
    [{ service: 'chat', expected: servicesContractVersion }, 'CONTRACT_VERSION_DIFFERS'],
  ]);
  expect(await counted()).toEqual([
    ['games', 2],
    ['chat', 1],
  ]);
});

test.each([
  servicesContractVersion,
  servicesContractVersion.replace(/\.\d+\.\d+$/, '.99.99'),
  'x',
  '',
  '9'.repeat(9000),
])('ignores the same major version, and what is no version', (version) => {
  const warn = vi.fn<() => void>();
  createContractVersionCheck({ warn })('content', stated(version));
  createContractVersionCheck({ warn })('content', new Headers());
  expect(warn).not.toHaveBeenCalled();
});
