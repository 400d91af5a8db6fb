import { isPageOff } from '../../services/market/isPageOff.ts';
import type { Visit } from '../../services/market/visit.ts';

/**
 * Leaves links to pages that are off out of the properties of a component, and groups that have no other link. Links
 * inside editors' html stay.
 */
export function withoutPagesOff<T>(visit: Pick<Visit, 'off'>, properties: T): T {
  return (visit.off === undefined ? properties : withoutLinks(visit, properties)) as T;
}

function withoutLinks(visit: Pick<Visit, 'off'>, value: unknown): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      if (isLinkOff(visit, item)) return [];
      const remaining = withoutLinks(visit, item);
      return linksOf(item) > 0 && linksOf(remaining) === 0 ? [] : [remaining];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
      isLinkOff(visit, field) || (name.endsWith('Url') && typeof field === 'string' && isPageOff(visit, field))
        ? []
        : [[name, withoutLinks(visit, field)]],
    ),
  );
}

function isLinkOff(visit: Pick<Visit, 'off'>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { Url }: { Url?: unknown } = value;
  return typeof Url === 'string' && isPageOff(visit, Url);
}

function linksOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const { links }: { links?: unknown } = value;
  return Array.isArray(links) ? links.length : 0;
}
