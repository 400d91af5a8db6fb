import { isCulture } from '@foyer/contract/languages';
import type { Culture } from '@foyer/contract/languages';

/**
 * Sets the language of a game's address to that of the page. The service writes the language of the account, and a
 * player may have switched the site to another one. Other addresses and unknown languages stay as they are.
 */
export function launchUrlInLanguage(launchUrl: string, culture: Culture): string {
  const address = new URL(launchUrl);
  for (const [name, value] of address.searchParams)
    if (name.toLowerCase() === 'culture' && isCulture(value)) address.searchParams.set(name, culture);
  return address.href;
}
