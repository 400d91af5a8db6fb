import { createServer } from 'node:http';
import { freePort } from '../ports.mjs';

/**
 * A media origin that answers every cover with the same real one. Ten thousand covers take an hour to draw, and drawing
 * them would keep the processor busy that is being measured; to the browser each address is a picture of its own.
 * @param {() => Promise<Buffer>} drawn one cover as the sandbox draws it
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function servePicture(drawn) {
  /** @type {Promise<Buffer> | undefined} */
  let picture;
  const server = createServer((_, answer) => {
    picture ??= drawn();
    void picture.then((bytes) => answer.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' }).end(bytes));
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, () => resolve(null)));
  return {
    origin: `http://media.localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
