// Shows each call between the web server and an operator's services with what the contract says of it, and saves calls that
// differ as cases, which the conformance check repeats.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { capabilityOf } from '@foyer/contract/capabilities';
import { operatorServices } from '@foyer/contract/endpoint';
import { checkResponse } from '../../tests/conformance/checkResponse.ts';
import type { Mismatch } from '../../tests/conformance/checkResponse.ts';
import { caseFileName, exchangeCaseOf } from '../../tests/conformance/exchangeCase.ts';
import { addressVariableOf } from '../../web/src/services/configuration/serviceAddresses.server.ts';
import type { CommandLine } from '../readCommandLine.mjs';
import { stopSignal } from '../stopSignal.ts';
import { basesOf } from './connectSettings.ts';
import { startRecordingProxy } from './recordingProxy.ts';
import type { Exchange } from './recordingProxy.ts';

const maxCases = 200;

/** Runs until it is stopped. Exit codes: 0 stopped, 2 it could not start. */
export async function main({ values }: Pick<CommandLine, 'values'>): Promise<number> {
  const config = resolve(String(values['config']));
  const port = Number(values['port']);
  if (!existsSync(config)) return refuse(`There is no ${config}. npm run connect writes one; --config names another.`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return refuse('--port must be a number from 0 to 65535.');
  const variables = parseEnv(readFileSync(config, 'utf8'));
  const bases = basesOf(variables);
  if (Object.keys(bases).length === 0) return refuse(`${config} has no address of a service.`);
  const folder = resolve(String(values['save']));
  const recorder = createRecorder(folder, (text) => process.stdout.write(text));
  const proxy = await startRecordingProxy({
    bases,
    port,
    host: String(values['host']),
    onExchange: recorder.add,
  }).catch(() => null);
  if (proxy === null) return refuse('The proxy cannot listen there: choose another --port or --host.');

  const addresses = operatorServices.flatMap((service) => {
    const base = proxy.bases[service];
    return base === undefined ? [] : [`${addressVariableOf(service)}=${base}`];
  });
  process.stdout.write(`Start the web server in another terminal, so that its calls come here:

${addresses.join(' \\\n')} \\
node_modules/.bin/node --env-file=${config} web/dist/server/server.js

Calls appear below. Ctrl-C ends the recording.
`);
  await stopSignal();
  await proxy.stop();
  process.stdout.write(recorder.summary());
  return 0;
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 2;
}

/** Prints exchanges and stores those that differ. */
export function createRecorder(folder: string, print: (text: string) => void) {
  let calls = 0;
  let differing = 0;
  return {
    add(exchange: Exchange): void {
      calls += 1;
      const { endpoint, service, method, response, milliseconds } = exchange;
      const status = 'failed' in response ? response.failed : response.status;
      const timing = `${status}  ${milliseconds} ms`;
      if (endpoint === null) return print(`?  ${service} ${method}  ${timing}: the contract has no such call\n`);
      const call = `${service} ${endpoint.name}  ${method} ${endpoint.path}  ${timing}`;
      if (!('failed' in response) && response.status === 304) return print(`✔  ${call}\n`);
      const capability = capabilityOf(endpoint);
      if (capability !== null && (status === 404 || status === 501) && endpoint.errors[status] === undefined)
        return print(`–  ${call}: optional, not there; CAPABILITIES_OFF=${capability} switches it off\n`);
      const differences = checkResponse(endpoint, response, { mayRefuse: true });
      if (differences.length === 0) {
        const meaning = typeof status === 'number' ? endpoint.errors[status] : undefined;
        return print(`✔  ${call}${meaning === undefined ? '' : `: ${meaning}`}\n`);
      }
      differing += 1;
      const saved = save(exchange, endpoint, differences);
      print(
        [
          `✖  ${call}`,
          ...differences.map(
            ({ field, found, change }) => `     ${field === '' ? '' : `${field}: `}found ${found}. ${change}`,
          ),
          `     ${saved}\n`,
        ].join('\n'),
      );
    },
    summary: () =>
      `\n${calls} calls, ${differing} differ.${differing === 0 ? '' : ` When the services are mended: npm run conformance -- --cases ${folder} …`}\n`,
  };

  function save(exchange: Exchange, endpoint: NonNullable<Exchange['endpoint']>, differences: Mismatch[]): string {
    const recorded = exchangeCaseOf(endpoint, exchange, exchange.response, differences);
    const file = join(folder, caseFileName(recorded));
    if (existsSync(file)) return `the same as ${file}`;
    try {
      mkdirSync(folder, { recursive: true });
      if (readdirSync(folder).length >= maxCases) return `not saved: ${folder} has ${maxCases} files`;
      writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
      return `saved as ${file}`;
    } catch {
      return `not saved: ${folder} cannot be written`;
    }
  }
}
