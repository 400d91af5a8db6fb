import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system in a folder, which can be filled to the last byte. */
export interface SmallDisk {
  /** The folder as seen by processes inside the disk’s namespace. */
  readonly folder: string;
  /** Command prefix that runs a command inside the disk’s namespace. */
  readonly within: readonly string[];
  /** Writes until the disk is full. */
  fill(): void;
  /** Frees the space that `fill` took. */
  free(): void;
  /** Text of a file on the disk. */
  read(name: string): string;
  unmount(): Promise<void>;
}

/** Kernel namespaces that need no privileges. */
const ownSpaces = ['--user', '--map-root-user', '--mount'];

/** The reason why this machine cannot mount small disks, or null. */
export function smallDiskSkipReason(): string | null {
  if (process.platform !== 'linux') return 'A file system of its own needs Linux.';
  const tried = spawnSync('unshare', [...ownSpaces, 'sh', '-c', 'mount -t tmpfs tmpfs /tmp && command -v nsenter'], {
    encoding: 'utf8',
  });
  return tried.status === 0
    ? null
    : `A file system of its own needs unshare and nsenter (util-linux) and user name spaces: ${tried.error?.message ?? tried.stderr.trim()}`;
}

/** Mounts a disk of this size in memory, held by its own process until `unmount`. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-disk-'));
  const holder = spawn('unshare', [
    ...ownSpaces,
    'sh',
    '-c',
    `mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && echo mounted && exec cat`,
    'sh',
    folder,
  ]);
  const ended = once(holder, 'close');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The disk could not be mounted.'))),
  ]);
  const pathFromOutside = `/proc/${holder.pid}/root${folder}`;
  const filler = join(pathFromOutside, 'filler');
  return {
    folder,
    within: ['nsenter', '--target', String(holder.pid), '--user', '--mount', '--preserve-credentials', '--wd=.', '--'],
    fill() {
      const file = openSync(filler, 'a');
      for (let size = 1024 * 1024; size > 0;) {
        const before = fstatSync(file).size;
        try {
          writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
        if (fstatSync(file).size === before) size = Math.floor(size / 2);
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    read: (name) => readFileSync(join(pathFromOutside, name), 'utf8'),
    async unmount() {
      holder.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
