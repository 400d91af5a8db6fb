import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own in a folder, which can be filled up to the last byte. */
export interface SmallDisk {
  /** As processes see it that run within the disk. */
  readonly folder: string;
  /** Words before a command that runs it where the disk is. */
  readonly within: readonly string[];
  /** Writes until the disk takes nothing more. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  /** Text of a file on the disk. */
  read(name: string): string;
  unmount(): Promise<void>;
}

/** Name spaces of the kernel, which need no privileges. */
const ownSpaces = ['--user', '--map-root-user', '--mount'];

/** Why this machine has no small disks, or null. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'A file system of its own needs Linux.';
  const tried = spawnSync('unshare', [...ownSpaces, 'sh', '-c', 'mount -t tmpfs tmpfs /tmp && command -v nsenter'], {
    encoding: 'utf8',
  });
  return tried.status === 0
    ? null
    : `A file system of its own needs unshare and nsenter (util-linux) and user name spaces: ${tried.error?.message ?? tried.stderr.trim()}`;
}

/** Mounts a disk of this size in memory; a process of its own holds it until `unmount`. */
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
  const seenFromHere = `/proc/${holder.pid}/root${folder}`;
  const filler = join(seenFromHere, 'filler');
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
    read: (name) => readFileSync(join(seenFromHere, name), 'utf8'),
    async unmount() {
      holder.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
