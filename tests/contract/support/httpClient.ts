import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HttpRequestOptions {
  brand?: string;
  method?: string;
  /** Sent unchanged. */
  path?: string;
  country?: string;
  cookie?: string;
  isPhone?: boolean;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface WebResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes on the wire. */
  bytes: Buffer;
  /** Decompressed. */
  text: string;
}

export const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

/** Headers that the product’s browser code sends with every POST. */
export const ownPost = {
  'content-type': 'application/json',
  'x-requested-by': 'foyer',
  'sec-fetch-site': 'same-origin',
};

export interface HttpClient {
  request(requestOptions?: HttpRequestOptions): Promise<WebResponse>;
  /** Sends bytes unchanged and returns everything received until the connection closes. */
  sendBytes(bytes: string): Promise<string>;
  close(): void;
}

interface HttpClientOptions {
  maxSockets?: number;
  /**
   * Sends a request again when the server closed a kept-alive connection before it answered, as browsers do: a server
   * may close an idle connection at the moment in which the client uses it.
   */
  repeatsOnClosedConnection?: boolean;
}

/** Sends requests like a browser over kept-alive connections, or as raw bytes. */
export function createHttpClient(
  port: number,
  { maxSockets = 60, repeatsOnClosedConnection = false }: HttpClientOptions = {},
): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const client: HttpClient = {
    request(requestOptions = {}) {
      const {
        brand = 'regency',
        method = 'GET',
        path = '/',
        country,
        cookie,
        isPhone = false,
        headers = {},
        body,
      } = requestOptions;
      const all = {
        host: `${brand}.localhost:${port}`,
        'user-agent': isPhone ? phone : desktop,
        ...(country === undefined ? {} : { 'cf-ipcountry': country }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      };
      return new Promise((resolve, reject) => {
        const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: all }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              text: textOf(bytes, response.headers['content-encoding']),
            });
          });
        });
        sent.on('error', (error: NodeJS.ErrnoException) => {
          const wasClosed = sent.reusedSocket && error.code === 'ECONNRESET';
          if (repeatsOnClosedConnection && wasClosed && method === 'GET') resolve(client.request(requestOptions));
          else reject(error);
        });
        sent.end(body);
      });
    },
    sendBytes(bytes) {
      return new Promise((resolve) => {
        let response = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        socket.setEncoding('latin1');
        socket.on('data', (part: string) => (response += part));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(response));
      });
    },
    close: () => agent.destroy(),
  };
  return client;
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.byteLength === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
