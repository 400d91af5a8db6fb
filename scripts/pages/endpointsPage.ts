import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../projectRoot.mjs';
import { sourceFiles } from '../sourceFiles.ts';
import type { Tables } from './withTables.ts';

interface EndpointFacts {
  name: string;
  service: string;
  method: string;
  path: string;
  auth: string;
  errors: Record<number, string>;
  repeatable: boolean;
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  response: unknown;
}

/** Files with endpoint descriptions. Calls of the web server are described in files `<name>Api.ts` only. */
const endpointFiles = /^contract\/src\/\w+\.ts$|^web\/src\/.*Api\.ts$/;

const credentials: Record<string, string> = {
  none: 'none',
  userToken: 'user token',
  launchToken: 'launch token',
  userTokenInBody: 'user token in the body',
  optionalUserToken: 'user token, optional',
  optionalLaunchToken: 'launch token, optional',
  userOrReturnToken: 'user token, or return token in the body',
};

/** Heading and base of each service. */
export const basesOfServices: Record<string, [heading: string, base: string]> = {
  accounts: ['Accounts service', '/accounts'],
  games: ['Games service', '/games'],
  content: ['Content service', '/content'],
  milestones: ['Milestones service', '/milestones'],
  broker: ['Message broker', '/broker'],
  promotions: ['Promotions service', '/promotions'],
  campaigns: ['Campaigns service', '/campaigns'],
  chat: ['Chat service', '/chat'],
  web: ['Web server', ''],
};

/** Descriptions of all calls by service. */
export async function endpointsPage(): Promise<Tables> {
  const all = await readEndpoints();
  return {
    Calls: Object.fromEntries(
      Object.entries(basesOfServices).map(([name, [heading, base]]) => [
        heading,
        [
          ['name', 'call', 'authentication', 'errors', 'repeatable'],
          ...all.filter(({ service }) => service === name).map((one) => row(one, base)),
        ],
      ]),
    ),
  };
}

/** @returns in file order, then in source order */
export async function readEndpoints(): Promise<EndpointFacts[]> {
  const files = sourceFiles(/\.ts$/).filter((file) => endpointFiles.test(file));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const path = join(projectRoot, file);
      const source = readFileSync(path, 'utf8');
      const names: Record<string, unknown> = await import(pathToFileURL(path).href);
      // The exports of a module are sorted by name; the page keeps the order of the source.
      const place = (name: string) => source.indexOf(`export const ${name} =`);
      return Object.entries(names)
        .toSorted(([one], [other]) => place(one) - place(other))
        .flatMap(([, value]) => (isEndpoint(value) ? [value] : []));
    }),
  );
  return found.flat();
}

function isEndpoint(value: unknown): value is EndpointFacts {
  return typeof value === 'object' && value !== null && 'service' in value && 'response' in value;
}

function row({ name, method, path, auth, errors, repeatable }: EndpointFacts, base: string) {
  const errorList = Object.entries(errors).map(([status, meaning]) => `${status} ${meaning}`);
  const call = `${method} \`${base}${path}\``;
  return [`\`${name}\``, call, credentials[auth] ?? auth, errorList.join('<br>'), repeatable ? 'yes' : 'no'];
}
