import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { adapterEndpoints } from '@foyer/contract/serviceEndpoints';
import { startAdapterThread } from './adapterThread.server.ts';
import type { AdapterThread, AdapterThreadDeps } from './adapterThread.server.ts';

/** The adapters of this process. An endpoint that none of them has goes to its service. */
export interface Adapters {
  /** What is loaded, one sentence an adapter. */
  readonly descriptions: readonly string[];
  threadOf(endpoint: AnyEndpoint): Pick<AdapterThread, 'run'> | undefined;
  stop(): Promise<void>;
}

export const noAdapters: Adapters = { descriptions: [], threadOf: () => undefined, stop: async () => undefined };

interface AdaptersDeps extends Omit<AdapterThreadDeps, 'name' | 'data'> {
  /** File or folder of `ADAPTERS`; null starts nothing. */
  path: string | null;
  variables: Readonly<Record<string, string | undefined>>;
  endpoints?: readonly AnyEndpoint[];
}

/**
 * Starts every adapter of a file or folder, each in a thread of its own.
 * @throws a sentence that names the adapter when one cannot be loaded or names what the contract does not have
 */
export async function startAdapters({
  path,
  variables,
  endpoints = adapterEndpoints,
  ...deps
}: AdaptersDeps): Promise<Adapters> {
  if (path === null) return noAdapters;
  const started: AdapterThread[] = [];
  const threads = new Map<AnyEndpoint, AdapterThread>();
  const descriptions: string[] = [];
  try {
    for (const file of await adapterFiles(path)) {
      const name = basename(file, extname(file)).replace(/Adapter$/, '');
      const explain = (problem: string) => new Error(`The adapter ${file} cannot be used: ${problem}.`);
      const data = { module: pathToFileURL(file).href, settings: settingsOf(name, variables) };
      const thread = await startAdapterThread({ ...deps, name, data }).catch((error: Error) => {
        throw explain(error.message);
      });
      started.push(thread);
      const [service = '', ...others] = Object.keys(thread.endpoints);
      if (service === '' || others.length > 0) throw explain('an adapter is for exactly one service');
      const named = thread.endpoints[service] ?? [];
      for (const one of named) {
        const endpoint = endpoints.find((known) => known.service === service && known.name === one);
        if (endpoint === undefined) throw explain(`the contract has no call ${service}.${one}`);
        if (threads.has(endpoint)) throw explain(`another adapter has the call ${service}.${one} too`);
        threads.set(endpoint, thread);
      }
      descriptions.push(`adapter ${name}: ${service}.{${named.join(', ')}}`);
    }
  } catch (error) {
    await Promise.all(started.map((thread) => thread.stop()));
    throw error;
  }
  return {
    descriptions,
    threadOf: (endpoint) => threads.get(endpoint),
    async stop() {
      await Promise.all(started.map((thread) => thread.stop()));
    },
  };
}

/** Variables that begin with the adapter's name: `ADAPTER_OIDC_ISSUER` is `ISSUER` for `oidc.js` and `oidcAdapter.ts`. */
export function settingsOf(name: string, variables: AdaptersDeps['variables']): Record<string, string> {
  const beginning = `ADAPTER_${name.replace(/\W/g, '_').toUpperCase()}_`;
  return Object.fromEntries(
    Object.entries(variables).flatMap(([variable, value]) =>
      variable.startsWith(beginning) && value !== undefined ? [[variable.slice(beginning.length), value]] : [],
    ),
  );
}

/** @throws a sentence when there is no adapter */
async function adapterFiles(path: string): Promise<string[]> {
  const place = resolve(path);
  const found = await stat(place).catch(() => null);
  if (found === null) throw new Error(`ADAPTERS names ${place}, which is not there.`);
  if (found.isFile()) return [place];
  const files = (await readdir(place)).filter((name) => /\.(?:m?js|ts)$/.test(name) && !/\.(?:test|d)\.ts$/.test(name));
  if (files.length === 0) throw new Error(`ADAPTERS names the folder ${place}, which has no adapter.`);
  return files.toSorted().map((name) => join(place, name));
}
