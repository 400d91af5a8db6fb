import { expect, test } from 'vitest';
import { ensureEngines } from './ensureEngines.mjs';
import { createProgress } from './progress.mjs';

const progress = createProgress();
/** @param {readonly import('./ensurePrograms.mjs').TestProgram[]} programs */
const withoutFirefox = (programs) =>
  programs.some(({ debianPackage }) => debianPackage === 'firefox-esr') ? 'Install firefox-esr.' : null;
/** @param {Record<string, string>} env */
const chosen = (env) => {
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
