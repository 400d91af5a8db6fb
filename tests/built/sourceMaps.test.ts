import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { productNode, projectRoot } from '../../scripts/projectRoot.mjs';
import { codeFiles, textOf } from './builtFiles.ts';

const serverFile = join(projectRoot, 'web/dist/server/server.js');
const server = readFileSync(serverFile, 'utf8');

const readStack = (input: string) =>
  spawnSync(process.execPath, [join(projectRoot, 'scripts/foyer.mjs'), 'stack'], { input, encoding: 'utf8' });

/** Texts that occur once in the sources, so that their position in a built file identifies the source line. */
test.each([
  ['web/src/features/cashier/openCashierApi.ts', '/api/cashier/open'],
  ['web/src/services/realtime/realtimeApi.ts', '/api/realtime/negotiate'],
  ['web/src/app/entry.browser.tsx', 'The page came without its data.'],
])('a position in the built file resolves to %s', (source, text) => {
  expectSourceLine({ source, text, file: codeFiles.find((name) => textOf(name).includes(text)) ?? '', textOf });
});

test('a position in the built server resolves to its source, and functions keep their names', () => {
  const source = 'web/src/app/main.server.ts';
  expectSourceLine({ source, text: 'PUBLIC_SCHEME is https and no', file: 'server.js', textOf: () => server });
  for (const name of ['createUpstream', 'createMetrics', 'readTolerantly'])
    expect(server).toContain(`function ${name}(`);
});

test('an uncaught error of the server ends it with a stack whose places resolve to sources, and without its code', () => {
  // The server reads its address when it listens.
  const preload = `import { Server } from 'node:net'; Server.prototype.address = () => { throw new Error('no address'); };`;
  const { status, stderr } = spawnSync(
    productNode,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, serverFile],
    {
      encoding: 'utf8',
      env: { PORT: '0', DEPLOYMENT: 'sandbox', FLAG_SERVICE: 'off', LOG_LEVEL: 'silent', NODE_ENV: 'production' },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: no address\n/);
  expect(Math.max(...stderr.split('\n').map(({ length }) => length))).toBeLessThan(1000);
  expect(readStack(stderr).stdout).toContain('web/src/app/main.server.ts:');
});

test('the server’s code has no indentation and no comments beside licences and bundler notes', () => {
  expect(server.split('\n').filter((line) => /^\s+\S/.test(line)).length).toBeLessThan(200);
  expect(Buffer.byteLength(server)).toBeLessThan(1_600_000);
});

interface TextInCode {
  source: string;
  /** Occurs once in the source and in the built file. */
  text: string;
  file: string;
  textOf: (file: string) => string;
}

/** Expects that `npm run stack` finds the line of a text from its position in a built file. */
function expectSourceLine({ source, text, file, textOf: read }: TextInCode): void {
  const before = read(file).slice(0, read(file).indexOf(text));
  const line = before.split('\n').length;
  const place = `${basename(file)}:${line}:${before.length - before.lastIndexOf('\n')}`;
  const { stdout, status } = readStack(`Error: gone\n    at e (http://regency.example/assets/${place})`);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${place}  ${source}:`)]);
  const [, at = ''] = /:(\d+):\d+\n$/.exec(stdout) ?? [];
  expect(readFileSync(join(projectRoot, source), 'utf8').split('\n')[Number(at) - 1]).toContain(text);
}

test('a position of another build is reported, and a text without positions fails', () => {
  expect(readStack('at e (http://regency.example/assets/lobby-00000000.js:1:2)').stdout).toContain(
    'lobby-00000000.js:1:2  not in this build',
  );
  expect(readStack('nothing').status).toBe(1);
});
