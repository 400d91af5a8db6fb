import { brandStyleSheet } from '../../kernel/frame/brandStyleSheet.ts';
import { scaledStyles } from '../../kernel/scaledStyles.ts';

const rules = scaledStyles(new URL('portal.css', import.meta.url), new URL('portalPages.css', import.meta.url));

/** Returns the portal style sheet in a brand's look; undefined for an unknown brand. */
export function portalSheet(brandId: string): string | undefined {
  const look = brandStyleSheet(brandId);
  return look === undefined ? undefined : look + rules;
}
