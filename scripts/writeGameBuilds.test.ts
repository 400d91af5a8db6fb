import { expect, test } from 'vitest';
import { recordedBuilds } from '../games/src/fairness/gameBuild.ts';
import { currentFiles, recordBuilds } from './writeGameBuilds.ts';

const today = '2026-12-01';

test('the record of game builds is up to date: run `npm run fairness` after a change of a game', () => {
  expect(currentFiles()).toEqual(recordedBuilds.files);
  expect(recordBuilds(recordedBuilds, { change: undefined, today })).toEqual({ builds: recordedBuilds });
});

test('a changed rules version needs a description and keeps the earlier versions', () => {
  const first = { rulesVersion: '0123456789abcdef', since: '2026-01-02', change: 'Earlier rules.' };
  const earlier = {
    ...recordedBuilds,
    models: { ...recordedBuilds.models, 'plinko-low': { buildHash: '', changes: [first] } },
  };
  expect(recordBuilds(earlier, { change: undefined, today })).toEqual({
    problem: expect.stringContaining('plinko-low'),
  });
  const recorded = recordBuilds(earlier, { change: 'Pays more in the middle.', today });
  expect('builds' in recorded && recorded.builds.models['plinko-low']?.changes).toEqual([
    first,
    { rulesVersion: expect.stringMatching(/^[0-9a-f]{16}$/), since: today, change: 'Pays more in the middle.' },
  ]);
  expect('builds' in recorded && recorded.builds.models['plinko-high']).toEqual(recordedBuilds.models['plinko-high']);
});
