import { ownValue } from '@foyer/contract/ownValue';
import type { Visit } from '../../services/market/visit.ts';

/** Fills the placeholders of an operator's path, each value encoded. A placeholder without a value becomes empty. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ownValue(values, name) ?? ''));
}

/** Values that every path of an operator may have. */
export const pathValuesOf = ({ brandId, culture, currencyIsoCode }: Visit) => ({
  brand: brandId,
  culture,
  currency: currencyIsoCode,
});
