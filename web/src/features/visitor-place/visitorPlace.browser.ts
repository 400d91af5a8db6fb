import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { SiteState } from '../../domain/site/siteState.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { unknownCountry } from '../../market/unknownCountry.ts';
import { report } from '../../telemetry/report.ts';
import { getGeoInfo, getIpAddress } from './visitorPlaceApi.ts';

export interface VisitorPlace {
  /** Looks up country and address together; callers that come meanwhile share the look-up (HT-04). Never throws. */
  lookUp(): Promise<void>;
}

interface VisitorPlaceDeps {
  api: ApiClient;
  store: { setState(state: Partial<SiteState>): void };
}

/** Each of the two is kept for itself; what cannot be had leaves the former value. */
export function createVisitorPlace({ api, store }: VisitorPlaceDeps): VisitorPlace {
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

/** Once a tab: the stored place is good until the tab closes. */
export function startVisitorPlace({ api }: { api: ApiClient }): void {
  const { geoInfo, ipAddress } = siteStore.getState();
  if (geoInfo.CountryIso3Code !== unknownCountry && ipAddress !== '') return;
  void createVisitorPlace({ api, store: siteStore }).lookUp();
}
