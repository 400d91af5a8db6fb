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

test('an empty installation lacks all packages except optional ones', () => {
  expect(missingPackages(lock, null)).toEqual(['node_modules/hono', 'node_modules/@foyer/web']);
});

test('an installation with the locked versions lacks nothing', () => {
  expect(
    missingPackages(lock, {
      packages: { 'node_modules/hono': { version: '4.0.0' }, 'node_modules/@foyer/web': { link: true } },
    }),
  ).toEqual([]);
});

test('an installation with another version of a package lacks that package', () => {
  expect(
    missingPackages(lock, {
      packages: { 'node_modules/hono': { version: '3.9.0' }, 'node_modules/@foyer/web': { link: true } },
    }),
  ).toEqual(['node_modules/hono']);
});

test.each([
  ['npm error code ENOTFOUND', /check your network/],
  ['npm error code EAI_AGAIN', /check your network/],
  ['npm error code EACCES\nnpm error syscall mkdir', /cannot write to .*permissions/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code ERESOLVE', /read what npm says above/],
])('explains the npm error %j', (output, sentence) => {
  expect(installProblem(output)).toMatch(sentence);
});

test("passes on why the project's Node does not start", () => {
  const output = "npm error command failed\nThe project's Node needs libatomic1: install it.\nnpm error A complete log";
  expect(installProblem(output)).toBe("The project's Node needs libatomic1: install it.");
});
