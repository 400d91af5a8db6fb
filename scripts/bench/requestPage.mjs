import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Request headers of a browser that change which page the server sends. */
export const browserHeaders = {
  'accept-encoding': 'gzip',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0',
  cookie: '',
};

/**
 * Sends one request over loopback, with the brand in the Host header. The body stays as sent (compressed).
 * @param {object} call
 * @param {number} call.port
 * @param {string} call.host
 * @param {string} [call.path]
 * @param {string} [call.method]
 * @param {Record<string, string>} [call.headers]
 * @param {string} [call.body]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function requestPage({ port, host, path = '/', method = 'GET', headers = browserHeaders, body }) {
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
