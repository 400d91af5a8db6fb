import * as v from 'valibot';
import type { SiteState } from './siteStore.ts';

const stored = v.object({
  geoInfo: v.object({ CountryIso3Code: v.string(), CountryIsoCode: v.string() }),
  ipAddress: v.string(),
  isAndroidWrappedApp: v.boolean(),
  showPreferredLang: v.boolean(),
});

/** Parses the stored Site slice; null if it is missing or malformed. */
export function storedSite(value: unknown): Partial<SiteState> | null {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : null;
}
