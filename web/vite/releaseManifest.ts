import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { writeReleaseManifest } from '../src/server/releaseManifest.server.ts';

/**
 * Finishes the release after the build of the server, which is the last one: lets the server prepare the files that it
 * makes itself, and describes everything.
 * @param clientFolder output of the browser's build
 */
export function releaseManifest(clientFolder: string): Plugin {
  return {
    name: 'foyer:release-manifest',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await promisify(execFile)(process.execPath, [join(dir, 'server.js'), '--prepare']);
        await writeReleaseManifest(clientFolder, dir);
      },
    },
  };
}
