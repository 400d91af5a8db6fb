import { brands } from '@foyer/brands/brands';
import type { Configuration } from '../services/configuration/configuration.server.ts';

/** Brands that use the same. `brandNames` is empty when all brands do, else ` of regency, pulse`. */
interface SharedUse<T> {
  use: T;
  brandIds: string[];
  brandNames: string;
}

/** Groups brands by what they use. */
export function byUse<T>(useOf: (brandId: string) => T): SharedUse<T>[] {
  const groups = Map.groupBy(
    brands.map(({ id }) => id),
    useOf,
  );
  return [...groups].map(([use, brandIds]) => ({
    use,
    brandIds,
    brandNames: groups.size === 1 ? '' : ` of ${brandIds.join(', ')}`,
  }));
}

/** One sentence for all brands with the same vendors: what loads, from where, and after which consent. */
export function describeVendors({ vendors, flagService, capabilitiesOff }: Configuration): string[] {
  const originOf = ({ script }: { script: string }) => new URL(script).origin;
  const partsOf = (brandId: string): string[] => {
    const tagManager = vendors.tagManagerOf(brandId);
    const consent = vendors.consentOf(brandId);
    const chat = vendors.messengerOf(brandId);
    const replay = vendors.replayOf(brandId);
    return [
      tagManager === null ? 'no tag manager' : `tag manager of ${originOf(tagManager)} after consent to C0002 or C0004`,
      flagService === null ? 'no flag service' : `flags of the environment ${flagService.environmentOf(brandId)}`,
      consent === null ? 'built-in consent' : `consent of ${originOf(consent)}, domain ${consent.domainId}`,
      chat === null
        ? `${capabilitiesOff.includes('chat') ? 'no' : 'built-in'} chat`
        : `chat of ${originOf(chat)} ${chat.group === 'C0001' ? 'without consent' : `after consent to ${chat.group}`}`,
      replay === null
        ? 'no session recordings'
        : `session recordings at ${replay === 'collector' ? 'the collector' : originOf(replay)} after consent to C0002`,
    ];
  };
  return byUse((brandId) => partsOf(brandId).join('; ')).map(
    ({ use, brandNames }) => `Vendors${brandNames === '' ? ' of all brands' : brandNames}: ${use}.`,
  );
}
