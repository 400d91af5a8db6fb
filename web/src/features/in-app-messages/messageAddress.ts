/**
 * Where a message may lead: a path of this site. Anything else, above all another site or a script, leads nowhere,
 * because whoever can publish a message could lead players astray with it.
 */
export function messageAddress(url: string): string | null {
  return /^\/(?![/\\])[^\p{Cc}\\]{0,300}$/u.test(url) && !url.startsWith('/api/') ? url : null;
}
