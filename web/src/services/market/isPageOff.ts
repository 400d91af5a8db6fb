import type { Capability } from '@foyer/contract/capabilities';
import { isOff } from './isOff.ts';
import type { Visit } from './visit.ts';

/** Pages that exist for one capability only, with everything below their path. */
const pages: readonly { path: string; capability: Capability }[] = [
  { path: '/promotions', capability: 'promotions' },
  { path: '/blog', capability: 'blog' },
];

/** Whether an address of this site leads to a page of a capability that is off. */
export function isPageOff(visit: Pick<Visit, 'off'>, address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return pages.some(
    (page) => isOff(visit, page.capability) && (path === page.path || path.startsWith(`${page.path}/`)),
  );
}
