import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productNode, projectRoot } from '../projectRoot.mjs';

const run = promisify(execFile);

/** A process of its own, so that nothing else warms or burdens it. The first renders are not counted: code is compiled then. */
const source = `
  const { renderForBench } = await import('./web/dist/server/bench.js');
  const [tiles, renders] = process.argv.slice(1).map(Number);
  for (let i = 0; i < 200; i++) await renderForBench(tiles);
  const before = process.cpuUsage();
  let html = '';
  for (let i = 0; i < renders; i++) html = await renderForBench(tiles);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ms: (user + system) / 1000 / renders, bytes: Buffer.byteLength(html) }));
`;

/**
 * CPU for rendering one lobby to html, in the process, without network, caches and compression.
 * @param {{ tiles: number, renders: number }} plan
 * @returns {Promise<{ ms: number, bytes: number }>} milliseconds of CPU for one render; bytes of the page, uncompressed
 */
export async function measureRenderCost({ tiles, renders }) {
  const { stdout } = await run(productNode, ['--input-type=module', '--eval', source, String(tiles), String(renders)], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}
