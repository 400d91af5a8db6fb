import type { SiteState } from '../../domain/site/siteStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { report } from '../../services/errors/report.ts';
import { unknownCountry } from '../../services/market/unknownCountry.ts';
import { getGeoInfo, getIpAddress } from './visitorPlaceApi.ts';

export interface VisitorPlace {
  /** Looks up country and address together; concurrent callers share the lookup (HT-04). Never throws. */
  lookUp(): Promise<void>;
}

/** Stores each result separately; a failure keeps the previous value. */
export function createVisitorPlace(
  api: ApiClient,
  store: { setState(state: Partial<SiteState>): void } = siteStore,
): VisitorPlace {
  let running: Promise<void> | null = null;

  async function lookUpNow(): Promise<void> {
    const [geo, address] = await Promise.all([api.call(getGeoInfo, {}), api.call(getIpAddress, {})]);
    if (geo.ok) store.setState({ geoInfo: geo.value });
    else report('GEO_INFO_ERROR', { kind: geo.failure.kind });
    if (address.ok) store.setState({ ipAddress: address.value.ipAddress });
  }

  return {
    lookUp() {
      running ??= lookUpNow().finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Runs once per tab: the stored location is valid until the tab closes. */
export const visitorPlaceStart = {
  name: 'visitor place',
  when: 'idle' as const,
  start({ api }: { api: ApiClient }): void {
    const { geoInfo, ipAddress } = siteStore.getState();
    if (geoInfo.CountryIso3Code !== unknownCountry && ipAddress !== '') return;
    void createVisitorPlace(api).lookUp();
  },
};
