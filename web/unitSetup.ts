import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { setReportSink } from './src/services/errors/report.ts';
import { onLogin } from './src/services/session/sessionEvents.ts';

// The files of a worker share its modules. A session that one of them leaves open would be the next one's.
afterAll(() => {
  const listener = vi.fn<() => void>();
  onLogin(listener)();
  expect(listener, 'this file leaves a session open').not.toHaveBeenCalled();
});

// Each test begins without a sink of reports, and without reports that wait for one.
beforeEach(() => {
  setReportSink(() => undefined);
  setReportSink(null);
});

// Modules that this file has loaded keep its mocks, and the files of a worker share modules: load them again.
afterAll(() => {
  const source = readFileSync(expect.getState().testPath ?? '', 'utf8');
  if (/\bvi\.(?:doM|m)ock\(/.test(source)) vi.resetModules();
});
