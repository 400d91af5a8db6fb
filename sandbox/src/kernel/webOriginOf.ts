import { brands } from '@foyer/brands/brands';

/** Returns the origin of a brand's site; the first origin if none belongs to the brand. */
export function webOriginOf(brandId: string, webOrigins: readonly string[]): string {
  const hosts: readonly string[] = brands.find(({ id }) => id === brandId)?.hosts ?? [];
  return webOrigins.find((origin) => hosts.includes(new URL(origin).hostname)) ?? webOrigins[0] ?? '';
}
