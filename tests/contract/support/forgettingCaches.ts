import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../../scripts/projectRoot.mjs';

/** Longer than any cached response of a service is used. */
const longMs = 2 * 3_600_000;

/** Variables for a web server, and a function that lets it forget every cached response. The folder is for its clock. */
export function forgettingCaches(folder: string): { variables: Record<string, string>; forgetCaches: () => void } {
  const file = join(folder, 'web-clock');
  let aheadMs = 0;
  const write = () => writeFileSync(file, String(aheadMs));
  write();
  return {
    variables: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/expireCaches.mjs')).href}`,
    },
    forgetCaches() {
      aheadMs += longMs;
      write();
    },
  };
}
