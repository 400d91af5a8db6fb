import type { ServerResponse } from 'node:http';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { externalLoginPath } from '../services/session/externalLoginPath.ts';

/**
 * Leads the browser from the page that an identity provider knows to the login of the site. The browser keeps the
 * fragment, in which the provider's response is (RFC 9110, 10.2.2), so that no server sees it. Returns false for any
 * other address.
 */
export function createExternalLoginReturn({
  externalLogin,
}: Pick<Configuration, 'externalLogin'>): (path: string, response: ServerResponse) => boolean {
  return (path, response) => {
    if (!externalLogin || path !== externalLoginPath) return false;
    response
      .writeHead(303, { location: '/?login=1', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .end();
    return true;
  };
}
