import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../../scripts/projectRoot.mjs';

/** The oldest supported Chromium as a program exists for this platform only. */
export const hasOldChromium = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks Chromium 109 once. Returns the path of the program. */
export function oldChromium(): string {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin/chromium.br');
  const program = join(projectRoot, '.cache/browsers/chromium-109');
  if (existsSync(program)) return program;
  mkdirSync(dirname(program), { recursive: true });
  // Another worker may unpack it too, and a half-written program must not start.
  const own = `${program}.${process.pid}`;
  writeFileSync(own, brotliDecompressSync(readFileSync(packed)));
  chmodSync(own, 0o755);
  renameSync(own, program);
  return program;
}
