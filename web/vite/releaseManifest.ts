import type { Plugin } from 'vite';
import { writeReleaseManifest } from '../src/server/releaseManifest.server.ts';

/**
 * Describes the release after the build of the server, which is the last one.
 * @param clientFolder output of the browser's build
 */
export function releaseManifest(clientFolder: string): Plugin {
  return {
    name: 'foyer:release-manifest',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        await writeReleaseManifest(clientFolder, dir);
      },
    },
  };
}
