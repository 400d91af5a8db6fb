import { createServer } from 'node:http';
import { freePort } from '../ports.ts';

/**
 * Starts a media origin that sends the same real cover for every address. Drawing ten thousand covers takes an hour and
 * would occupy the measured CPU; the browser treats each address as a picture of its own.
 * @returns {Promise<{ origin: string, show: (picture: Buffer) => void, stop: () => void }>} `show` sets the cover, as
 * drawn by the sandbox; before that there is none
 */
export async function servePicture() {
  /** @type {Buffer | null} */
  let shown = null;
  const server = createServer((_, response) => {
    if (shown === null) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' }).end(shown);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, () => resolve(null)));
  return {
    origin: `http://media.localhost:${port}`,
    show(picture) {
      shown = picture;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
