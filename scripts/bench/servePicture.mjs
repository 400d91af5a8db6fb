import { createServer } from 'node:http';
import { freePort } from '../ports.mjs';

/**
 * A media origin that answers every cover with the same real one. Ten thousand covers take an hour to draw, and drawing
 * them would keep the processor busy that is being measured; to the browser each address is a picture of its own.
 * @returns {Promise<{ origin: string, show: (picture: Buffer) => void, stop: () => void }>} `show`: one cover as the sandbox draws it; until then there is none
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
