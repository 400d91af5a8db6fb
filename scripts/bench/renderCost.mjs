import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { productNode, projectRoot } from '../projectRoot.mjs';

const run = promisify(execFile);

/**
 * Renders in a process of its own, so that other code neither warms it up nor slows it down. The first renders do not
 * count, because they include compiling.
 */
const source = `
  const { createRenderBench } = await import('./web/dist/server/bench.js');
  const { readFileSync } = await import('node:fs');
  const [file, renders] = process.argv.slice(1);
  const render = await createRenderBench(JSON.parse(readFileSync(file, 'utf8')));
  for (let i = 0; i < 300; i++) await render();
  const before = process.cpuUsage();
  let html = '';
  for (let i = 0; i < Number(renders); i++) html = await render();
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ms: (user + system) / 1000 / Number(renders), bytes: Buffer.byteLength(html) }));
`;

/**
 * Parses the data block of a rendered page.
 * @param {string} html
 * @returns {{ model: { blocks: { properties: { tiles?: { id: number }[] } }[] }, visit: unknown }}
 */
export function pageData(html) {
  const opening = '<script type="application/json" id="page-data">';
  const start = html.indexOf(opening);
  const end = html.indexOf('</script>', start);
  if (start === -1 || end === -1) throw new Error('the page carries no data');
  return JSON.parse(html.slice(start + opening.length, end));
}

/**
 * Returns the same page with exactly `count` tiles: removes tiles from rows, or repeats them under new ids.
 * @template {{ model: { blocks: { properties: { tiles?: { id: number }[] } }[] } }} Data
 * @param {Data} data
 * @param {number} count
 * @returns {Data}
 */
export function withTiles(data, count) {
  const changed = structuredClone(data);
  const rows = changed.model.blocks.flatMap(({ properties }) => (properties.tiles?.length ? [properties] : []));
  for (const [index, row] of rows.entries()) {
    const wanted = Math.floor(count / rows.length) + (index < count % rows.length ? 1 : 0);
    const own = row.tiles ?? [];
    row.tiles = Array.from({ length: wanted }, (_, place) => {
      const tile = own[place % own.length] ?? { id: 0 };
      return { ...tile, id: tile.id + Math.floor(place / own.length) * 1_000_000 };
    });
  }
  return changed;
}

/**
 * Measures the CPU time of rendering a page to HTML in the process, without network, caches and compression.
 * @param {unknown} data of the page
 * @param {number} renders number of renders to average
 * @returns {Promise<{ ms: number, bytes: number }>} milliseconds of CPU per render; uncompressed bytes of the page
 */
export async function measureRenderCost(data, renders) {
  const file = join(tmpdir(), `foyer-page-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(data));
  try {
    const { stdout } = await run(productNode, ['--input-type=module', '--eval', source, file, String(renders)], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(stdout);
  } finally {
    rmSync(file);
  }
}
