import { ensurePrograms } from '../ensurePrograms.ts';
import type { Progress } from '../progress.mjs';

const buildah = { command: 'buildah', debianPackage: 'buildah' };
/** Unpack Debian's packages. Elsewhere a public image replaces them. */
const unpackers = [
  { command: 'mmdebstrap', debianPackage: 'mmdebstrap' },
  {
    command: 'test',
    debianPackage: 'debian-archive-keyring',
    probe: ['-e', '/usr/share/keyrings/debian-archive-keyring.gpg'],
  },
];

/**
 * Installs what builds the image of the screenshots, where the machine allows it.
 * @returns error message, or null when the image can be built
 */
export function ensureImageBuilder(progress: Progress): string | null {
  const missing = process.platform === 'linux' ? ensurePrograms(progress, [buildah]) : 'Building it needs Linux.';
  if (missing !== null)
    return `No screenshot was compared. Pixels are compared only in the project's image, because every browser draws letters in its own way. ${missing}`;
  ensurePrograms(progress, unpackers);
  return null;
}
