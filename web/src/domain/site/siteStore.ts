import * as v from 'valibot';
import { createSlice } from '../../storage/sliceStore.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { initialSiteState } from './siteState.ts';
import type { SiteState } from './siteState.ts';

const stored = v.object({
  geoInfo: v.object({ CountryIso3Code: v.string(), CountryIsoCode: v.string() }),
  ipAddress: v.string(),
  isAndroidWrappedApp: v.boolean(),
  showPreferredLang: v.boolean(),
});

export const siteStore = createSlice<SiteState>({
  key: storedKeys.site,
  initial: initialSiteState,
  // Without the promotions: they belong to a moment and a player (S4).
  kept: ({ geoInfo, ipAddress, isAndroidWrappedApp, showPreferredLang }) => ({ geoInfo, ipAddress, isAndroidWrappedApp, showPreferredLang }),
  parse: (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : null;
  },
});
