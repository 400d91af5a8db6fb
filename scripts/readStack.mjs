// Says where in our sources an error was: reads a stack, a report or an item of the collector from standard input, or from files.
// With MAPS=<folder> it takes the source maps of another build than the one in web/dist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from './projectRoot.mjs';
import { nameOf, sourcePlace, stackPlaces } from './stackPlaces.mjs';

const files = process.argv.slice(2);
const folder = process.env['MAPS'] ?? join(projectRoot, 'web/dist/sourcemaps');
const places = stackPlaces(
  files.length > 0 ? files.map((file) => readFileSync(file, 'utf8')).join('\n') : await text(process.stdin),
);
for (const place of places)
  process.stdout.write(
    `${nameOf(place)}  ${sourcePlace(place, folder) ?? 'not in this build; MAPS=<folder> takes the maps of another'}\n`,
  );
if (places.length === 0) {
  process.stderr.write('There is no place of a built file in this, as lobby-3f2a9c1e.js:1:234.\n');
  process.exitCode = 1;
}
