import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';
import { projectRoot, readText } from './projectRoot.mjs';
import { readCommandLine } from './readCommandLine.mjs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));

test.each([...commands])(
  'npm runs %s through the table, and its module exists and exports main',
  (name, { module }) => {
    expect(scripts[name]).toBe(`node scripts/foyer.mjs ${name}`);
    expect(existsSync(join(projectRoot, module))).toBe(true);
    if (!module.startsWith('node_modules/'))
      expect(readText(module)).toMatch(/^export (?:(?:async )?function|const) main\b/m);
  },
);

test.each([...commands.keys()])(
  'the help of %s names its options, and an unknown option is refused with it',
  (name) => {
    const { help } = readCommandLine([name, '--help']) as { help: string };
    for (const option of Object.keys(commands.get(name)?.options ?? {})) expect(help).toContain(`\n  --${option}`);
    expect(readCommandLine([name, '--nonsense'])).toEqual({
      problem: `Unknown option '--nonsense'.\n\n${help}`,
      failureCode: commands.get(name)?.failureCode ?? 1,
    });
  },
);

test('reads options with their defaults, names and the words as typed', () => {
  expect(readCommandLine(['screenshots', '--write', 'lobby', 'login'])).toMatchObject({
    values: { write: true },
    names: ['lobby', 'login'],
    args: ['--write', 'lobby', 'login'],
  });
  expect(readCommandLine(['test:times', '--project', 'unit'])).toMatchObject({ values: { project: ['unit'] } });
  expect(readCommandLine(['test:faults', '--kind', 'slow', '--kind', 'refused'])).toMatchObject({
    values: { kind: ['slow', 'refused'], lanes: '2' },
  });
});

test.each([
  [['--host'], { host: '' }],
  [['--host', '--brand', 'aurora'], { host: '', brand: 'aurora' }],
  [['--host', '192.0.2.7', '--port', '3100'], { host: '192.0.2.7', port: '3100' }],
])('reads %j with and without an address', (words, values) => {
  expect(readCommandLine(['start', ...words])).toMatchObject({ values });
});

test('refuses a missing name, names that a command does not take, and unknown commands with the list of commands', () => {
  expect(readCommandLine(['test:repeat'])).toHaveProperty('problem', expect.stringMatching(/^Give a name\./));
  expect(readCommandLine(['build', 'web'])).toHaveProperty('problem', expect.stringContaining("'web'"));
  expect(readCommandLine(['biuld'])).toHaveProperty(
    'problem',
    expect.stringMatching(/^There is no command biuld\..*npm run build /s),
  );
});

test('the exit code is that of the command for a wrong option, and 0 for help', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/foyer.mjs', ...words], { cwd: projectRoot, encoding: 'utf8' });
  expect(run('start', '--nonsense')).toMatchObject({ status: 1, stdout: '' });
  expect(run('conformance', '--nonsense')).toMatchObject({ status: 2, stdout: '' });
  expect(run('start', '--help')).toMatchObject({ status: 0, stderr: '' });
});

test('every command line of the documents, and of the fragments of the changelog, is understood', () => {
  const documents = ['*.md', '.changes/unreleased/*.yaml'];
  const files = execFileSync('git', ['ls-files', ...documents], { cwd: projectRoot, encoding: 'utf8' })
    .trim()
    .split('\n');
  // The page of all options follows from the table, and earlier releases had other commands.
  const others = /^docs\/commands\.md$|^CHANGELOG\.md$|^\.changes\/[\d.]+\.md$/;
  const written = files.filter((file) => !others.test(file));
  const problems = written.flatMap((file) =>
    [...readText(file).matchAll(/\bnpm (?:run )?([a-z:]+) -- ([^`\n#|]+)/g)].flatMap(
      ([typed, name = '', args = '']) => {
        if (!commands.has(name)) return [];
        const words = args.replaceAll(/[[\]…]/g, '').match(/"[^"]*"|\S+/g) ?? [];
        const line = readCommandLine([name, ...words]);
        return 'problem' in line ? [`${file}: ${typed}`] : [];
      },
    ),
  );
  expect(problems).toEqual([]);
});
