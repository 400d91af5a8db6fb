import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePosition, stackPositions } from './readStack.ts';

const live = { file: 'live-CxarQac2.js', line: 1, column: 2345 };

test.each([
  [
    'a stack',
    'Error: gone\n    at Te (https://regency.example/assets/live-CxarQac2.js:1:2345)\n    at async https://regency.example/assets/live-CxarQac2.js:1:2345',
  ],
  ['a report in the log', '{"name":"APP_INIT_ERROR","facts":{"item":"session","stack":"live-CxarQac2.js:1:2345"}}'],
  [
    'an item of the collector',
    '{"stacktrace":{"frames":[{"filename":"https://regency.example/assets/live-CxarQac2.js","function":"Te","lineno":1,"colno":2345},{"filename":"x","lineno":1}]}}',
  ],
])('finds each source position once in %s', (_what, text) => {
  expect(stackPositions(text)).toEqual([live]);
});

test('finds no source position in other text', () => {
  expect(stackPositions('Error: gone { "filename": 5 } {not json}')).toEqual([]);
});

test('resolves a position through the source map, and returns null without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-maps-'));
  try {
    // Its one segment: column 10 of the first line comes from line 3, column 5 of the source.
    writeFileSync(
      join(folder, 'live-CxarQac2.js.map'),
      JSON.stringify({ version: 3, sources: ['../../../src/app/App.tsx'], names: [], mappings: 'UAEI' }),
    );
    expect(sourcePosition({ ...live, column: 11 }, folder)).toBe('web/src/app/App.tsx:3:5');
    expect(sourcePosition({ ...live, column: 10 }, folder)).toBeNull();
    expect(sourcePosition({ ...live, file: 'live-00000000.js' }, folder)).toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
