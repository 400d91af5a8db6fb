import { contractHeader, releaseHeader } from '@foyer/contract/contractVersion';
import { createStore } from '../../base/createStore.ts';
import { reloadOfferStore } from './reloadOfferStore.ts';

export interface ServerRelease {
  /** Release of the node that responded last; null before the first response. */
  release: string | null;
  /** The last node refused the contract version of this page. */
  refusesContract: boolean;
}

export const serverReleaseStore = createStore<ServerRelease>(() => ({ release: null, refusesContract: false }));

interface ReceivedHead {
  status: number;
  headers: { get(name: string): string | null };
}

/** Notes the release and a refusal of the contract version in a response of `/api`. */
export function observeServerRelease({ status, headers }: ReceivedHead): void {
  const before = serverReleaseStore.getState();
  const release = headers.get(releaseHeader) ?? before.release;
  const refusesContract = status === 409 && headers.get(contractHeader) !== null;
  if (release !== before.release || refusesContract !== before.refusesContract)
    serverReleaseStore.setState({ release, refusesContract });
  // The player's action did not happen, so say how to repeat it.
  if (refusesContract) reloadOfferStore.setState({ isOffered: true });
}
