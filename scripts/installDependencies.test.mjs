import { expect, test } from 'vitest';
import { installProblem, missingPackages } from './installDependencies.mjs';

const lock = {
  packages: {
    '': {},
    web: {},
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/@foyer/web': { link: true },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  },
};

test('nothing installed means everything is missing, but for optional packages', () => {
  expect(missingPackages(lock, null)).toEqual(['node_modules/hono', 'node_modules/@foyer/web']);
});

test('the same versions mean nothing is missing', () => {
  expect(
    missingPackages(lock, {
      packages: { 'node_modules/hono': { version: '4.0.0' }, 'node_modules/@foyer/web': { link: true } },
    }),
  ).toEqual([]);
});

test('another version is missing', () => {
  expect(
    missingPackages(lock, {
      packages: { 'node_modules/hono': { version: '3.9.0' }, 'node_modules/@foyer/web': { link: true } },
    }),
  ).toEqual(['node_modules/hono']);
});

test.each([
  ['npm error code ENOTFOUND', /check your network/],
  ['npm error code EAI_AGAIN', /check your network/],
  ['npm error code EACCES\nnpm error syscall mkdir', /write permission/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code ERESOLVE', /read what npm says above/],
])('%s becomes a sentence that says what to do', (output, sentence) => {
  expect(installProblem(output)).toMatch(sentence);
});
