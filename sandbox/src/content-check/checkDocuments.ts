import { once } from 'node:events';
import { get as getPlain } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentRules, type Finding } from './contentRules.ts';

/** Ten packets of 1,460 bytes, which a server sends before it waits for the browser. */
export const firstFlightBytes = 14_600;

const deadlineMs = 30_000;
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Requests pages of a running web front end as a visitor, and warns of documents that a phone receives in more than one
 * flight. A page that the visitor's market does not have is skipped.
 * @param web address of the web front end; `{brand}` stands for the brand
 * @param paths paths by brand; one with a placeholder is skipped
 * @throws a sentence when a page does not arrive
 */
export async function checkDocuments(
  web: string,
  paths: Readonly<Record<string, readonly string[]>>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [brand, pages] of Object.entries(paths)) {
    const { origin } = new URL(web.replace('{brand}', brand));
    for (const page of pages.filter((path) => !path.includes('{'))) {
      const sentBytes = await documentBytes(new URL(page, origin));
      if (sentBytes === null || sentBytes <= firstFlightBytes) continue;
      findings.push({
        severity: contentRules.largeDocument,
        rule: 'largeDocument',
        message: `the document is ${kilobytes(sentBytes)} as a phone receives it, more than the ${kilobytes(firstFlightBytes)} that arrive at once; show fewer components or games`,
        file: null,
        line: null,
        field: '',
        places: [{ brand, market: null, page, culture: null }],
      });
    }
  }
  return findings;
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/**
 * Size of a document on the wire: its headers, and its text in the densest Brotli, as often requested pages have.
 * @returns null for a page that is not there
 */
async function documentBytes({ href, hostname, host, protocol, port, pathname }: URL): Promise<number | null> {
  const request = (protocol === 'https:' ? getSecure : getPlain)({
    // Systems resolve names below localhost in browsers, but not all of them in Node.
    host: hostname.endsWith('.localhost') ? '127.0.0.1' : hostname,
    servername: hostname,
    port,
    path: pathname,
    headers: { host, 'user-agent': phone },
    signal: AbortSignal.timeout(deadlineMs),
  });
  const received = await bodyOf(request).catch(() => null);
  if (received === null) throw new Error(`${href} does not respond.`);
  const { status, headers, body } = received;
  if (status === 404) return null;
  if (status !== 200) throw new Error(`${href} responds with ${status}.`);
  const headerBytes = headers.reduce((sum, part) => sum + part.length + 2, 0);
  return headerBytes + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

async function bodyOf(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.rawHeaders, body: await buffer(response) };
}
