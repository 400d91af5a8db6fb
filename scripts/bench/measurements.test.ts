import { expect, test } from 'vitest';
import { readText } from '../projectRoot.mjs';
import { chosenMeasurements, measurements } from './measurements.ts';

const namesOf = (names: readonly string[]) => chosenMeasurements(names).chosen.map(({ name }) => name);

test('a benchmark without names measures the short sections, which docs/performance.md lists', () => {
  const [, listed = ''] = /Its sections are (.*?)\./.exec(readText('docs/performance.md')) ?? [];
  expect(namesOf([])).toEqual([...listed.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
});

test('a benchmark with names measures these in the order of the report, and all by one word', () => {
  expect(namesOf(['server', 'presses'])).toEqual(['presses', 'server']);
  expect(namesOf(['all'])).toEqual(measurements.map(({ name }) => name));
  expect(chosenMeasurements(['server', 'gone']).unknown).toEqual(['gone']);
});
