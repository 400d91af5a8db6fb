import { isOtherContract, servicesContractHeader, servicesContractVersion } from '@foyer/contract/contractVersion';
import type { Service } from '@foyer/contract/endpoint';
import { Counter, register } from 'prom-client';
import type { Log } from './log.server.ts';

/** Request header of every call to a service. */
export const contractVersionHeaders = { [servicesContractHeader]: servicesContractVersion } as const;

/**
 * Counts responses of services that state another major version of the contract, and logs each such service once. Their
 * responses are used all the same: their shape is checked anyway.
 */
export function createContractVersionCheck(log: Pick<Log, 'warn'>) {
  const logged = new Set<Service>();
  const name = 'foyer_upstream_contract_differs_total';
  const known = register.getSingleMetric(name) as Counter<'service'> | undefined;
  const count =
    known ??
    new Counter({
      name,
      help: 'Responses of the operator’s services that state another major version of the contract.',
      labelNames: ['service'],
    });
  return (service: Service, headers: Pick<Headers, 'get'>): void => {
    if (!isOtherContract(headers.get(servicesContractHeader))) return;
    count.inc({ service });
    if (logged.has(service)) return;
    logged.add(service);
    log.warn({ service, expected: servicesContractVersion }, 'CONTRACT_VERSION_DIFFERS');
  };
}
