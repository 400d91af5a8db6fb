import { deleteCookiesByPrefix } from '../storage/cookieJar.browser.ts';
import { removeVendorKeys } from '../storage/removeVendorKeys.browser.ts';

/** Removes what the vendor's recorder stored in this browser. */
export function forgetFullStory(): void {
  deleteCookiesByPrefix('fs_');
  removeVendorKeys('_fs_');
}
