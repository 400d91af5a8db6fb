import { connectionWorkerPath, serviceWorkerPath } from '../base/workerPaths.ts';
import type { WorkerPath } from '../base/workerPaths.ts';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | null = null;

/** Trusted Types: browsers accept the address of a worker only from a policy. This one knows the site's own workers. */
export function trustedWorkerPath(path: WorkerPath): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return path;
  policy ??= trustedTypes.createPolicy('foyer-worker', {
    createScriptURL: (address) => (address === connectionWorkerPath ? connectionWorkerPath : serviceWorkerPath),
  });
  return policy.createScriptURL(path);
}
