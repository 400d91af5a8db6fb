// Collects the addresses of an operator's services, writes the configuration of the web server, checks both, and says what
// to do next.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brands } from '@foyer/brands/brands';
import { conformanceOptions } from '../../tests/conformance/conformanceOptions.ts';
import { countOf, reportText } from '../../tests/conformance/conformanceReport.ts';
import { runConformance } from '../../tests/conformance/runConformance.ts';
import { serveAdapters } from '../adapters/serveAdapters.ts';
import { productNode, projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { basesOf, connectSettings, envFileText, openQuestions } from './connectSettings.ts';
import { findMissing } from './findMissing.ts';
import { promptInTerminal } from './promptInTerminal.ts';
import type { Prompt } from './promptInTerminal.ts';
import { createServiceSender, credentialsInUse } from './serviceSender.ts';

const server = 'web/dist/server/server.js';
const checkDeadlineMs = 120_000;

/** Exit codes: 0 everything fits, 1 the file is written and something differs, 2 nothing was written. */
export async function main({ values }: Pick<CommandLine, 'values'>): Promise<number> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = isTerminal ? promptInTerminal() : null;
  try {
    return await connect(values, terminal?.prompt ?? null, (text) => process.stdout.write(text));
  } finally {
    terminal?.close();
  }
}

/** @param prompt null without a terminal */
export async function connect(values: CommandLine['values'], prompt: Prompt | null, print: (text: string) => void) {
  const refuse = (problem: string) => {
    print(`${problem}\n`);
    return 2;
  };
  const file = resolve(String(values['out'] ?? 'connect.env'));
  if (existsSync(file) && values['write'] !== true)
    return refuse(`${file} exists. Pass --write to replace it, or --out to write another file.`);
  const given = { ...values };
  if (prompt !== null)
    for (const { option, text, byDefault } of openQuestions(values)) {
      const answer = (await prompt(`${text}${byDefault === null ? '' : ` [${byDefault}]`}: `)).trim();
      const value = answer === '' ? byDefault : answer;
      if (value !== null) given[option] = value;
    }
  const variables = connectSettings(given, process.env['SERVICE_CREDENTIALS_FILE']);
  if (typeof variables === 'string') return refuse(variables);

  const credentials = credentialsInUse(process.env, variables);
  if (typeof credentials === 'string') return refuse(credentials);
  const { credentialsOf, descriptions } = credentials;
  const send = createServiceSender(credentialsOf);

  const { username, brand, market, adapters } = given;
  const password =
    process.env['CONFORMANCE_PASSWORD'] ??
    (username === undefined || prompt === null
      ? undefined
      : await prompt('Password of the test player: ', { isSecret: true }));
  const options = conformanceOptions(
    {
      ...basesOf(variables),
      ...(username !== undefined && { username }),
      ...(brand !== undefined && { brand }),
      ...(market !== undefined && { market }),
      ...(adapters !== undefined && { adapters }),
    },
    password,
  );
  if (typeof options === 'string') return refuse(options);

  print(['Calling every service that is not off …', ...descriptions].map((line) => `${line}\n`).join(''));
  const served =
    options.adapters === null
      ? null
      : await serveAdapters(options.adapters, options.bases, credentialsOf).catch((error: Error) => error.message);
  if (typeof served === 'string') return refuse(served);
  // Adapters send the credentials themselves.
  const report = await runConformance(served === null ? { ...options, send } : { ...options, bases: served.bases });
  await served?.stop();
  const called = report.endpoints.filter(({ outcome }) => outcome !== 'skipped');
  print(reportText({ ...report, endpoints: called }));
  print(`${report.endpoints.length - called.length} calls were not checked; npm run conformance gives the reasons.\n`);

  const missing = await findMissing(variables, report, options.place.brand, send);
  writeFileSync(
    file,
    envFileText({ ...variables, ...(missing.length > 0 && { CAPABILITIES_OFF: missing.join(' ') }) }),
    {
      mode: 0o600,
    },
  );
  print(`\nWrote ${file}.\n`);
  if (missing.length > 0) print(`Your services do not have: ${missing.join(', ')}. The file switches these off.\n`);

  print('\nnode server.js --check with this file:\n');
  const isReady = await checkWith(file, print);
  const differing = report.endpoints.filter(({ outcome }) => outcome === 'differs');
  print(
    nextSteps({
      file,
      isReady,
      unreachable: [...new Set(report.endpoints.filter(hasNoResponse).map(({ service }) => service))],
      differing: [
        ...differing.filter((one) => !hasNoResponse(one)).map(({ service, name }) => `${service} ${name}`),
        ...report.behaviours.filter(({ outcome }) => outcome === 'differs').map(({ name }) => name),
      ],
      hasPlayer: options.player !== null,
      hasCashier: given['cashier-origin'] !== undefined,
      address: `http://${brands.find(({ id }) => id === options.place.brand)?.hosts[0] ?? 'localhost'}:${process.env['PORT'] ?? '3000'}`,
    }),
  );
  return isReady && countOf(report, 'differs') === 0 ? 0 : 1;
}

const hasNoResponse = ({ mismatches }: { mismatches: readonly { found: string }[] }) =>
  mismatches.some(({ found }) => /^no (?:response|complete response)/.test(found));

/** Runs the web server's own check with the file. */
async function checkWith(file: string, print: (text: string) => void): Promise<boolean> {
  const child = spawn(productNode, [`--env-file=${file}`, server, '--check'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: checkDeadlineMs,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

interface Outcome {
  file: string;
  isReady: boolean;
  unreachable: readonly string[];
  differing: readonly string[];
  hasPlayer: boolean;
  hasCashier: boolean;
  address: string;
}

/** What a person does next, in plain words. */
export function nextSteps({ file, isReady, unreachable, differing, hasPlayer, hasCashier, address }: Outcome): string {
  const steps = [
    ...unreachable.map((service) => `Start the service ${service}, or correct its address: it does not respond.`),
    ...(differing.length === 0
      ? []
      : [
          `Mend what the report above says of these: ${differing.join(', ')}.`,
          `To see them as the web server makes them: npm run connect:record -- --config ${file}`,
        ]),
    ...(isReady || unreachable.length > 0 ? [] : ['Mend what the check above names as a problem.']),
    ...(hasPlayer
      ? []
      : [
          'Pass a test player, --username with the password in CONFORMANCE_PASSWORD: calls of a player were not checked.',
        ]),
    ...(unreachable.length + differing.length === 0 && isReady
      ? [
          `Start the web server: ${process.platform === 'win32' ? 'npx node' : 'node_modules/.bin/node'} --env-file=${file} ${server}`,
          `Open ${address}, log in, and play a game.`,
        ]
      : ['Run this command again with --write.']),
    ...(hasCashier
      ? []
      : ['Pass --cashier-origin for payments: without it banking opens at the origin of the accounts service.']),
  ];
  return `\nWhat to do next:\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`;
}
