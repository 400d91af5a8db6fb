import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePlace, stackPlaces } from './stackPlaces.mjs';

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
])('the places that %s names are found, each once', (_what, text) => {
  expect(stackPlaces(text)).toEqual([live]);
});

test('a text without places has none', () => {
  expect(stackPlaces('Error: gone { "filename": 5 } {not json}')).toEqual([]);
});

test('a place is found in the sources by the map of its file, and not without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-maps-'));
  try {
    // Its one segment: column 10 of the first line comes from line 3, column 5 of the source.
    writeFileSync(
      join(folder, 'live-CxarQac2.js.map'),
      JSON.stringify({ version: 3, sources: ['../../../src/app/App.tsx'], names: [], mappings: 'UAEI' }),
    );
    expect(sourcePlace({ ...live, column: 11 }, folder)).toBe('web/src/app/App.tsx:3:5');
    expect(sourcePlace({ ...live, column: 10 }, folder)).toBeNull();
    expect(sourcePlace({ ...live, file: 'live-00000000.js' }, folder)).toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
