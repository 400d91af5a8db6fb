// Maps an error stack to source positions: reads a stack, a report or a collector entry from standard input or from
// files. MAPS=<folder> uses the source maps of another build than web/dist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from './projectRoot.mjs';
import { nameOf, sourcePosition, stackPositions } from './stackPositions.mjs';

const files = process.argv.slice(2);
const folder = process.env['MAPS'] ?? join(projectRoot, 'web/dist/sourcemaps');
const positions = stackPositions(
  files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')).join('\n') : await text(process.stdin),
);
for (const position of positions)
  process.stdout.write(
    `${nameOf(position)}  ${sourcePosition(position, folder) ?? 'not in this build; MAPS=<folder> takes the maps of another'}\n`,
  );
if (positions.length === 0) {
  process.stderr.write('The input has no position in a built file, such as lobby-3f2a9c1e.js:1:234.\n');
  process.exitCode = 1;
}
