import { expect, test } from 'vitest';
import { readHey } from './loadAtRate.mjs';

const output = `
Summary:
  Total:\t2.0008 secs
  Requests/sec:\t1599.3602

Status code distribution:
  [200]\t3200 responses
`;

test('readHey reads the number of requests', () => {
  expect(readHey(output)).toBe(3200);
});

test.each([
  ['another status', output.replace('[200]', '[503]')],
  ['two statuses', `${output}  [502]\t1 responses\n`],
  ['an error', `${output}\nError distribution:\n  [2]\tGet "http://127.0.0.1:1/": EOF\n`],
])('readHey refuses %s', (_name, changed) => {
  expect(() => readHey(changed)).toThrow('Not every request was answered with 200');
});
