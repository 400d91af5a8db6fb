import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files of other releases are read from. */
export interface ReleaseFileSource {
  /**
   * Null when there is no such file.
   * @param address as in a page, with the suffix of a compressed variant; the caller has checked it
   * @throws when the source does not respond as it should
   */
  read(address: string): Promise<Buffer | null>;
}

/** Maximum size of a file, in bytes; the largest file of a build has a tenth of it. */
const maxFileBytes = 4 * 1024 * 1024;

/** Maximum time of a read from an object store, including the body. */
const deadlineMs = 3000;

export function folderSource(folder: string): ReleaseFileSource {
  return {
    async read(address) {
      try {
        // Whoever can write a link into the folder must not be able to publish a file outside of it.
        await using file = await open(join(folder, address), constants.O_RDONLY | constants.O_NOFOLLOW);
        const { size } = await file.stat();
        if (size > maxFileBytes) throw new Error(`${address} has ${size} bytes`);
        return await file.readFile();
      } catch (error) {
        if (['ENOENT', 'ELOOP', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
        throw error;
      }
    },
  };
}

/** Reads a folder that a release job copied to an object store, over HTTP. */
export function urlSource(url: string, fetchFile: typeof fetch = fetch): ReleaseFileSource {
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  return {
    async read(address) {
      const response = await fetchFile(base + address, {
        redirect: 'error',
        headers: { 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(deadlineMs),
      });
      // A store that lists nothing to strangers responds with 403 for a missing file.
      if (response.status === 404 || response.status === 403) return drop(response);
      if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`);
      // `fetch` has decoded the body, so it is not the compressed variant any more.
      if (response.headers.has('content-encoding') && /\.(?:br|gz)$/.test(address)) return drop(response);
      const parts: Uint8Array[] = [];
      let bytes = 0;
      for await (const part of response.body ?? []) {
        bytes += part.byteLength;
        if (bytes > maxFileBytes) throw new Error(`${address} has more than ${maxFileBytes} bytes`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
  };
}

async function drop(response: Response): Promise<null> {
  await response.body?.cancel();
  return null;
}
