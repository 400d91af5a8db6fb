import { createSlice } from '../../services/storage/createSlice.ts';
import type { Readers } from '../../services/storage/createSlice.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { siteStore } from './siteStore.ts';
import type { SiteState } from './siteStore.ts';

export const storedSite = createSlice({
  key: storedKeys.site,
  store: siteStore,
  // Without the promotions, which belong to a moment and a player (S4).
  write: { userPromos: () => undefined },
});

export const siteReaders: Readers<SiteState> = {
  geoInfo: 'alike',
  ipAddress: 'alike',
  isAndroidWrappedApp: 'alike',
  showPreferredLang: 'alike',
};
