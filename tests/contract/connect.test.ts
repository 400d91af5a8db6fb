import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { player } from '../../examples/operator/accounts.mjs';
import { startOperator } from '../../examples/operator/startOperator.mjs';
import { connect } from '../../scripts/connect/connect.ts';
import { productNode, projectRoot } from '../../scripts/projectRoot.mjs';
import { exampleOperatorOptions, exampleOperatorVariables } from '../support/exampleOperatorVariables.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-connect-'));
let operator: Awaited<ReturnType<typeof startOperator>>;
beforeAll(async () => {
  operator = await startOperator(0);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await operator.stop();
});

/** Runs the command without a terminal. */
async function run(options: Readonly<Record<string, string | true>>) {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );
  const child = spawn(productNode, [join(projectRoot, 'scripts/runCommand.ts'), 'connect', ...args], {
    env: { ...process.env, CONFORMANCE_PASSWORD: player.password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('connect writes a configuration with which the web server is ready, and says how to start', async () => {
  const out = join(folder, 'complete.env');
  const options = { ...exampleOperatorOptions(operator.port), username: player.username, out };
  const { code, output } = await run(options);
  expect(output).toContain('0 differ');
  expect(output).toContain('Everything is ready.');
  expect(output).toContain(
    `1. Start the web server: node_modules/.bin/node --env-file=${out} web/dist/server/server.js`,
  );
  expect(code).toBe(0);
  expect(parseEnv(readFileSync(out, 'utf8'))).toEqual(exampleOperatorVariables(operator.port));
  expect(statSync(out).mode & 0o077).toBe(0);
  for (const text of [output, readFileSync(out, 'utf8')]) expect(text).not.toMatch(/play-money-1|eyJ/);

  writeFileSync(out, 'mine');
  const again = await run(options);
  expect([again.code, again.output, readFileSync(out, 'utf8')]).toEqual([
    2,
    `${out} exists. Pass --write to replace it, or --out to write another file.\n`,
    'mine',
  ]);
});

test('connect asks for nothing without a terminal, and writes nothing', async () => {
  const out = join(folder, 'none.env');
  const { code, output } = await run({ accounts: 'http://127.0.0.1:1', out });
  expect([code, output]).toEqual([
    2,
    'Pass --games, --content, --games-origin: there is no terminal to ask for them.\n',
  ]);
  expect(existsSync(out)).toBe(false);
});

test('connect asks in a terminal for what is missing, names services that do not respond, and the next steps', async () => {
  const out = join(folder, 'prompts.env');
  const prompts: string[] = [];
  let output = '';
  const answers: Record<string, string> = { content: 'http://127.0.0.1:1', Origin: 'http://games.localhost:4100' };
  const prompt = (question: string) => {
    prompts.push(question);
    return Promise.resolve(Object.entries(answers).find(([word]) => question.includes(word))?.[1] ?? '');
  };
  const { accounts, games } = exampleOperatorOptions(operator.port);
  const code = await connect({ accounts, games, out }, prompt, (text) => (output += text));
  expect(prompts).toEqual([
    'Address of the service content: ',
    'Address of the service milestones (or off) [off]: ',
    'Address of the service broker (or off) [off]: ',
    'Address of the service promotions (or off) [off]: ',
    'Address of the service campaigns (or off) [off]: ',
    'Address of the service chat (or off) [off]: ',
    'Origin at which browsers open the pages of games, as in https://games.example: ',
  ]);
  expect(code).toBe(1);
  expect(output.slice(output.indexOf('What to do next'))).toBe(`What to do next:
1. Start the service content, or correct its address: it does not respond.
2. Pass a test player, --username with the password in CONFORMANCE_PASSWORD: calls of a player were not checked.
3. Run this command again with --write.
`);
});
