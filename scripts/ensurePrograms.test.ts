import { expect, test } from 'vitest';
import { ensureEngines } from './ensurePrograms.ts';
import type { TestProgram } from './ensurePrograms.ts';
import { createProgress } from './progress.mjs';

const progress = createProgress();
const withoutFirefox = (programs: readonly TestProgram[]) =>
  programs.some(({ debianPackage }) => debianPackage === 'firefox-esr') ? 'Install firefox-esr.' : null;
const chosen = (env: Record<string, string>) => {
  const result = ensureEngines(progress, env, withoutFirefox);
  return { ...result, engines: env['ENGINES'] };
};

test('ensureEngines leaves out an engine that cannot be installed, and names it', () => {
  expect(chosen({})).toEqual({
    engines: 'chromium,webkit',
    problem: null,
    notes: ['- journey in firefox (does not run here). Install firefox-esr.'],
  });
});

test('ensureEngines fails in continuous integration without an engine', () => {
  expect(chosen({ CI: 'true' })).toMatchObject({ problem: 'Install firefox-esr.', notes: [] });
});

test('ensureEngines asks for the chosen engines only', () => {
  expect(chosen({ CI: 'true', ENGINES: 'webkit' })).toMatchObject({ problem: null });
  expect(chosen({ ENGINES: 'webkit' })).toMatchObject({ engines: 'webkit', notes: [] });
});
