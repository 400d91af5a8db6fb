import { isPictureAddress } from '@foyer/contract/linkAddress';
import { parseUrl } from '../../base/parseUrl.ts';

/**
 * Returns whether pages may show a picture: a path of the media origin, or an https address of an origin that the pages'
 * policy names. Any other picture would be broken.
 */
export function isAllowedPicture(address: unknown, pictureOrigins: readonly string[]): address is string {
  if (typeof address !== 'string' || !isPictureAddress(address)) return false;
  return address.startsWith('/') || pictureOrigins.includes(parseUrl(address)?.origin ?? '');
}
