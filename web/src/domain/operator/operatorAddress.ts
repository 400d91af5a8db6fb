import { parentOriginParameter } from '@foyer/contract/parentOriginParameter';
import { parseUrl } from '../../base/parseUrl.ts';

/**
 * Parses an address that receives a player's token. Returns null unless it is on the operator's `origin` and without
 * credentials, so that a response cannot send the token elsewhere.
 */
export function operatorAddress(raw: string, origin: string): URL | null {
  const address = parseUrl(raw);
  return address?.origin === origin && address.username === '' && address.password === '' ? address : null;
}

/** Parses the address of an operator's frame and tells the frame the origin of the page that opens it. */
export function frameAddress(raw: string, operatorOrigin: string, pageOrigin: string): URL | null {
  const address = operatorAddress(raw, operatorOrigin);
  address?.searchParams.set(parentOriginParameter, pageOrigin);
  return address;
}
