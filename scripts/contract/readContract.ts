import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import type { AnyEndpoint } from '../../contract/src/endpoint.ts';
import { projectRoot } from '../projectRoot.mjs';
import { sourceFiles } from '../sourceFiles.ts';
import { contractComments } from './contractComments.ts';
import type { ContractComments } from './contractComments.ts';

/** An endpoint, with where and how its source describes it. */
export interface DescribedEndpoint {
  readonly endpoint: AnyEndpoint;
  /** Name of the file, as `passwordReset`. */
  readonly file: string;
  /** Comment of its description in Markdown; empty without one. */
  readonly comment: string;
}

/** What the sources of the contract describe. */
export interface Contract {
  readonly endpoints: readonly DescribedEndpoint[];
  /** Object schemas with a name of their own, as `Balance` for the exported `balance`. */
  readonly schemas: ReadonlyMap<string, { readonly schema: GenericSchema; readonly comment: string }>;
  /** By the name of a file. */
  readonly comments: ReadonlyMap<string, ContractComments>;
}

/** Files with endpoint descriptions. Calls of the web server are described in files `<name>Api.ts` only. */
const contractFiles = /^contract\/src\/\w+\.ts$/;
const webFiles = /^web\/src\/.*Api\.ts$/;

/** Reads the contract with the services, in file order, then in source order. */
export const readContract = (): Promise<Contract> => readFiles(contractFiles);

/** Reads the endpoints of the web server. */
export const readWebEndpoints = async (): Promise<readonly DescribedEndpoint[]> =>
  (await readFiles(webFiles)).endpoints;

async function readFiles(pattern: RegExp): Promise<Contract> {
  const endpoints: DescribedEndpoint[] = [];
  const schemas = new Map<string, { schema: GenericSchema; comment: string }>();
  const comments = new Map<string, ContractComments>();
  for (const path of sourceFiles(/\.ts$/).filter((file) => pattern.test(file))) {
    const source = readFileSync(join(projectRoot, path), 'utf8');
    const exported: Record<string, unknown> = await import(pathToFileURL(join(projectRoot, path)).href);
    const own = contractComments(path, source);
    const file = basename(path, '.ts');
    comments.set(file, own);
    // The exports of a module are sorted by name; documents keep the order of the source.
    const place = (name: string) => source.indexOf(`export const ${name} =`);
    const isOwn = ([name]: [string, unknown]) => place(name) >= 0 || source.includes(`export const ${name}:`);
    for (const [name, value] of Object.entries(exported)
      .filter(isOwn)
      .toSorted(([one], [other]) => place(one) - place(other))) {
      const comment = own.exports.get(name) ?? '';
      if (isEndpoint(value)) endpoints.push({ endpoint: value, file, comment });
      else if (isObjectSchema(value)) {
        const title = capitalised(name);
        schemas.set(schemas.has(title) ? `${capitalised(file)}${title}` : title, { schema: value, comment });
      }
    }
  }
  return { endpoints, schemas, comments };
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'response' in value;
}

function isObjectSchema(value: unknown): value is GenericSchema {
  return (
    typeof value === 'object' && value !== null && 'entries' in value && Object.keys(value.entries ?? {}).length > 1
  );
}
