import * as v from 'valibot';
import type { SiteState } from './siteState.ts';

const stored = v.object({
  geoInfo: v.object({ CountryIso3Code: v.string(), CountryIsoCode: v.string() }),
  ipAddress: v.string(),
  isAndroidWrappedApp: v.boolean(),
  showPreferredLang: v.boolean(),
});

/** What was kept of the Site slice; null when it is not what this code wrote. */
export function storedSite(value: unknown): Partial<SiteState> | null {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : null;
}
