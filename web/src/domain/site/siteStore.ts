import { createSlice } from '../../storage/sliceStore.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { initialSiteState } from './siteState.ts';
import type { SiteState } from './siteState.ts';

export const siteStore = createSlice<SiteState>({
  key: storedKeys.site,
  initial: initialSiteState,
  // Without the promotions: they belong to a moment and a player (S4).
  kept: ({ geoInfo, ipAddress, isAndroidWrappedApp, showPreferredLang }) => ({
    geoInfo,
    ipAddress,
    isAndroidWrappedApp,
    showPreferredLang,
  }),
});
