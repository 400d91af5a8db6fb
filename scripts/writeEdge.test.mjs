import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.mjs';
import { edgeFiles } from './writeEdge.mjs';

test('the data of the edge configurations matches brands/', async () => {
  for (const [path, text] of Object.entries(await edgeFiles()))
    expect({ path, text: readFileSync(join(projectRoot, path), 'utf8') }).toEqual({ path, text });
});
