import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesContractVersion } from '../../contract/src/contractVersion.ts';
import { projectRoot } from '../projectRoot.mjs';
import { writeContractPackage } from './writeContractPackage.ts';

let folder: string;
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-contract-package-'));
  const documents = join(folder, 'documents');
  mkdirSync(documents);
  writeFileSync(join(documents, 'games.openapi.json'), '{"openapi":"3.1.1"}');
  const tarball = join(projectRoot, await writeContractPackage(folder, documents));
  const dependencies = ['valibot', 'ipaddr.js'].map((name) => join(projectRoot, 'node_modules', name));
  const packed = dependencies.map((path) => join(folder, run('npm', 'pack', path, '--silent').trim()));
  writeFileSync(join(folder, 'package.json'), '{"name":"team","private":true,"type":"module"}');
  run('npm', 'install', '--offline', '--silent', '--no-audit', '--no-fund', ...packed, tarball);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package checks a response in plain Node, outside this repository', () => {
  writeFileSync(
    join(folder, 'check.js'),
    `import { winners } from '@foyer/contract/winners';
     import { servicesContractVersion } from '@foyer/contract/contractVersion';
     import { readTolerantly } from '@foyer/contract/readTolerantly';
     import document from '@foyer/contract/documents/games.openapi.json' with { type: 'json' };
     import * as v from 'valibot';
     const winner = { id: 'w1', gameGroupId: 1, playerName: 'a***z', amount: 500, currencyIsoCode: 'GBP', multiplier: 5, wonAt: 0 };
     const response = { serverTime: 0, winners: [winner, { ...winner, amount: 'much' }] };
     console.log(JSON.stringify({
       version: servicesContractVersion,
       call: [winners.method, winners.path],
       strict: v.safeParse(winners.response, response).success,
       leftOut: readTolerantly(winners.response, response).leftOut.entries,
       openapi: document.openapi,
     }));`,
  );
  expect(JSON.parse(run(process.execPath, 'check.js'))).toEqual({
    version: servicesContractVersion,
    call: ['GET', '/winners'],
    strict: false,
    leftOut: 1,
    openapi: '3.1.1',
  });
});

test('the package has types that a strict compiler takes', () => {
  writeFileSync(
    join(folder, 'types.ts'),
    `import type { CallInput, ResponseBody } from '@foyer/contract/endpoint';
     import type { login } from '@foyer/contract/accounts';
     import type { winners } from '@foyer/contract/winners';
     export const input: CallInput<typeof login>['body']['credentials'] = { username: 'a', password: 'b', passwordType: 'Password' };
     // @ts-expect-error -- a response is an object
     export const response: ResponseBody<typeof winners> = 'winners';`,
  );
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  expect(run(process.execPath, join(projectRoot, 'node_modules/typescript/bin/tsc'), 'types.ts', ...options)).toBe('');
});
