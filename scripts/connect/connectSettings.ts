import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { capabilityOfService } from '@foyer/contract/capabilities';
import { operatorServices } from '@foyer/contract/endpoint';
import type { OperatorService } from '@foyer/contract/endpoint';
import { addressVariableOf } from '../../web/src/services/configuration/serviceAddresses.server.ts';
import type { CommandLine } from '../readCommandLine.mjs';

type Values = CommandLine['values'];

/** Services that may be `off`. */
const isOptional = (service: OperatorService) => service === 'milestones' || capabilityOfService[service] !== undefined;

export interface Question {
  option: string;
  text: string;
  /** Value of an empty line; null if there must be one. */
  byDefault: string | null;
}

/** What a person is prompted for, in this order: what the command line does not say. */
export function openQuestions(values: Values): Question[] {
  const questions: Question[] = [];
  const isGiven = (option: string) => typeof values[option] === 'string';
  if (!isGiven('platform'))
    for (const service of operatorServices)
      if (!isGiven(service))
        questions.push({
          option: service,
          text: `Address of the service ${service}${isOptional(service) ? ' (or off)' : ''}`,
          byDefault: isOptional(service) ? 'off' : null,
        });
  if (!isGiven('games-origin'))
    questions.push({
      option: 'games-origin',
      text: 'Origin at which browsers open the pages of games, as in https://games.example',
      byDefault: null,
    });
  return questions;
}

/** Origins that browsers use, by the option that names each. */
const originVariables = {
  'games-origin': 'GAMES_ORIGIN',
  'media-origin': 'MEDIA_ORIGIN',
  'cashier-origin': 'CASHIER_ORIGIN',
  'portal-origin': 'PORTAL_ORIGIN',
};

/**
 * @param credentialsFile path of the credentials for the services, which the configuration names
 * @returns the variables of the web server, or a sentence without received values if something is missing or invalid
 */
export function connectSettings(values: Values, credentialsFile = ''): Record<string, string> | string {
  const missing = openQuestions(values).filter(({ byDefault }) => byDefault === null);
  if (missing.length > 0)
    return `Pass ${missing.map(({ option }) => `--${option}`).join(', ')}: there is no terminal to ask for them.`;
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  const text = (option: string) => (typeof values[option] === 'string' ? values[option].trim() : undefined);

  const platform = text('platform');
  if (platform !== undefined) {
    const origin = originOf(platform);
    if (origin === null) problems.push(originProblem('platform'));
    else variables['PLATFORM_URL'] = origin;
  }
  for (const service of operatorServices) {
    const given = text(service) ?? (platform === undefined ? 'off' : undefined);
    if (given === undefined) continue;
    const address = given === 'off' && isOptional(service) ? 'off' : addressOf(given);
    if (address === null) problems.push(addressProblem(service));
    else variables[addressVariableOf(service)] = address;
  }
  const games = text('games-origin') ?? '';
  // Pictures may come from the origin of games. The cashier gets a player's token, which a supplier of games must not.
  const accounts = URL.parse(variables[addressVariableOf('accounts')] ?? platform ?? '')?.origin ?? '';
  for (const [option, variable] of Object.entries(originVariables)) {
    const given = text(option);
    if (given === undefined && option === 'portal-origin') continue;
    const origin = originOf(given ?? (option === 'cashier-origin' ? accounts : games));
    if (origin !== null) variables[variable] = origin;
    else if (given !== undefined) problems.push(originProblem(option));
  }
  const hub = text('hub-origin') ?? 'off';
  const hubOrigin = hub === 'off' ? 'off' : originOf(hub);
  if (hubOrigin === null) problems.push(originProblem('hub-origin'));
  else variables['HUB_ORIGIN'] = hubOrigin;

  const adapters = text('adapters');
  if (adapters !== undefined) {
    if (!existsSync(adapters)) problems.push('--adapters names no file or folder.');
    variables['ADAPTERS'] = resolve(adapters);
  }
  if (credentialsFile !== '') variables['SERVICE_CREDENTIALS_FILE'] = resolve(credentialsFile);
  if (Object.values(variables).some((value) => /["\\\r\n]/.test(value)))
    problems.push('A path with quotes, backslashes or line breaks does not fit into a configuration file.');
  // Services of the operator have no flags and no collector of the sandbox.
  return problems.length > 0 ? problems.join('\n') : { ...variables, FLAG_SERVICE: 'off', COLLECTOR_URL: 'off' };
}

const addressProblem = (option: OperatorService) =>
  `--${option} must be an http or https address without user, password, query and fragment${isOptional(option) ? ', or off' : ''}.`;
const originProblem = (option: string) =>
  `--${option} must be an origin, as in https://games.example, without path, user and password.`;

/** A base address without a trailing slash. Secrets belong into `SERVICE_CREDENTIALS_FILE`, not into an address. */
function addressOf(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  return url.href.replace(/\/$/, '');
}

function originOf(text: string): string | null {
  const address = addressOf(text);
  return address !== null && address === new URL(address).origin ? address : null;
}

/** An environment file, which Node reads with `--env-file`. */
export const envFileText = (variables: Readonly<Record<string, string>>): string =>
  `# Written by npm run connect. docs/configuration.md describes each variable.\n${Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('')}`;

/** Base address of each service that is not off, by the variables of a web server. */
export function basesOf(
  variables: Readonly<Record<string, string | undefined>>,
): Partial<Record<OperatorService, string>> {
  const platform = variables['PLATFORM_URL'];
  return Object.fromEntries(
    operatorServices.flatMap((service) => {
      const own = variables[addressVariableOf(service)];
      const base = own ?? (platform === undefined ? 'off' : `${platform}/${service}`);
      return base === 'off' ? [] : [[service, base]];
    }),
  );
}
