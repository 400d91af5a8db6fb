import { once } from 'node:events';
import { get as getPlain } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentRules, type Finding } from './contentRules.ts';

/** Ten packets of 1,460 bytes, which a server sends before it waits for the browser. */
export const firstFlightBytes = 14_600;

const deadlineMs = 30_000;
/** Larger documents are not read to their end. */
const maxBytes = 10_000_000;
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Requests pages of a running web front end as a visitor, and warns of documents that a phone receives in more than one
 * flight. A page that does not respond with 200, as one that the visitor's market does not have, is skipped.
 * @param web address of the web front end; `{brand}` stands for the brand
 * @param paths paths by brand; one with a placeholder is skipped
 * @throws a sentence when the address cannot be read, or a page does not arrive
 */
export async function checkDocuments(
  web: string,
  paths: Readonly<Record<string, readonly string[]>>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [brand, pages] of Object.entries(paths)) {
    const address = URL.parse(web.replace('{brand}', brand));
    if (address === null || !/^https?:$/.test(address.protocol))
      throw new Error('--web must be an http or https address, as in http://{brand}.localhost:3000.');
    for (const page of pages.filter((path) => !path.includes('{'))) {
      const sentBytes = await documentBytes(new URL(page, address.origin));
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
 * @returns null for a page that is not there now
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
  if (status !== 200) return null;
  const headerBytes = headers.reduce((sum, part) => sum + part.length + 2, 0);
  return headerBytes + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

async function bodyOf(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes > maxBytes) break;
  }
  return { status: response.statusCode, headers: response.rawHeaders, body: Buffer.concat(parts) };
}
