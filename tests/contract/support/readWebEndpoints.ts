import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { projectRoot } from '../../../scripts/projectRoot.mjs';

/** Endpoints of the web’s own calls, read from every file `<name>Api.ts`, so that new ones are included. */
export async function readWebEndpoints(): Promise<AnyEndpoint[]> {
  const files = globSync('web/src/**/*Api.ts', { cwd: projectRoot }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(join(projectRoot, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.values(exported).filter(isWebEndpoint));
}

function isWebEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'response' in value && 'service' in value && value.service === 'web'
  );
}
