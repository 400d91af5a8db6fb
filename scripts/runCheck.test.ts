import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.mjs';
import { countTests, notesIn, outcome, runCheck } from './runCheck.ts';

test('counts a check without tests as one test', () => {
  expect(outcome(null, 0)).toEqual({ passed: 1, failed: 0 });
  expect(outcome(null, 1)).toEqual({ passed: 0, failed: 1 });
});

test('counts a failing command as a failure although all its tests passed', () => {
  expect(outcome({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
  expect(outcome({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  expect(outcome({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
});

test('counts a skipped test, and one that passed only when repeated, as failed', () => {
  expect(countTests({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 })).toEqual({
    passed: 5,
    failed: 3,
  });
  expect(countTests({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } })).toEqual({
    passed: 4,
    failed: 3,
  });
});

test('stops a check that exceeds its time limit and counts it as failed', async () => {
  const result = await runCheck({ name: 'slow', args: ['--eval', 'setInterval(() => {}, 1000)'], limitMs: 300 });
  expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('Stopped after 0.3 s') });
});

test('counts a check as failed, and ends its program, when its supervisor is killed', async () => {
  const script = "process.kill(process.ppid, 'SIGKILL'); setInterval(() => {}, 1000)";
  const result = await runCheck({ name: 'unsupervised', args: ['--eval', script], limitMs: 50_000 });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});

test('counts a check whose report is cut off as failed', async () => {
  const report = '.cache/tests/cut-off.json';
  const script = `require('node:fs').writeFileSync('${report}', '{"numPassedTests": 7, "numFai')`;
  mkdirSync(join(projectRoot, '.cache/tests'), { recursive: true });
  const result = await runCheck({
    name: 'cut off',
    args: ['--eval', script],
    limitMs: 50_000,
    counts: 'vitest',
    report,
  });
  rmSync(join(projectRoot, report));
  expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('free some space') });
});

test('runs a background check at the lowest priority', async () => {
  const script =
    "process.exit(require('node:os').getPriority() === require('node:os').constants.priority.PRIORITY_LOW ? 0 : 1)";
  const check = { name: 'priority', args: ['--eval', script], limitMs: 50_000 };
  expect((await runCheck({ ...check, isBackground: true })).failed).toBe(0);
  expect((await runCheck(check)).failed).toBe(1);
});

test('keeps the notes of a command that passed', async () => {
  expect(notesIn('first\nnote: left out: a.ts\nnoted\nnote: b.ts: 90.0 %\n')).toEqual([
    'left out: a.ts',
    'b.ts: 90.0 %',
  ]);
  const result = await runCheck({
    name: 'notes',
    args: ['--eval', 'console.log("note: nothing changed")'],
    limitMs: 10_000,
  });
  expect(result).toMatchObject({ passed: 1, failed: 0, notes: ['nothing changed'] });
});
