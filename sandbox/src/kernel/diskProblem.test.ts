import { expect, test } from 'vitest';
import { diskProblem } from './diskProblem.ts';

test.each([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: 'ERR_SQLITE_ERROR', errcode: 13 }])(
  'reports %j as a full disk',
  (facts) => {
    expect(diskProblem(Object.assign(new Error('x'), facts), '/data')).toBe(
      'The disk that holds /data is full; free some space, or set DATA_FOLDER to a folder on another disk.',
    );
  },
);

test('reports a database I/O error as a disk that cannot be written to', () => {
  expect(diskProblem(Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 778 }), '/data')).toMatch(
    /^The disk that holds \/data cannot be written to; /,
  );
});

test.each([
  new Error('x'),
  Object.assign(new Error('x'), { code: 'ENOENT' }),
  Object.assign(new Error('x'), { errcode: 19 }),
  'ENOSPC',
])('ignores other errors', (error) => {
  expect(diskProblem(error, '/data')).toBeNull();
});
