import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownValue } from '@foyer/contract/ownValue';
import { rawDraws } from './rawDraws.ts';

/** Maximum number of draws of an export: 40 GB of words. */
const maxDraws = 10_000_000_000;
/** Numbers of the generator have 48 bits. */
const maxBelow = 2 ** 48;

interface DrawsCommandDeps {
  /** Reports progress and problems. */
  readonly print: (line: string) => void;
  /** Receives the draws of `--out -`. */
  readonly stdout: Writable;
}

interface DrawsOptions {
  readonly out: string;
  readonly below?: string | undefined;
  readonly seed?: string | undefined;
}

/** Parses a whole number in decimal digits; null if it is none or out of range. */
function wholeNumber(text: string, minimum: number, maximum: number): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : null;
}

/**
 * Exports draws of the generator of all games, for a laboratory's statistics. Returns the exit code: 0 after all draws
 * are written.
 */
export async function drawsCommand(
  names: readonly string[],
  { out, below: belowText, seed }: DrawsOptions,
  { print, stdout }: DrawsCommandDeps,
): Promise<0 | 1> {
  const fail = (problem: string): 1 => {
    print(problem);
    return 1;
  };
  const count = names.length === 1 ? wholeNumber(names[0] ?? '', 1, maxDraws) : null;
  if (count === null)
    return fail(`Give one number of draws, from 1 to ${maxDraws}, in digits: npm run draws -- 10000000`);
  const below = belowText === undefined ? undefined : wholeNumber(belowText, 2, maxBelow);
  if (below === null) return fail(`--below takes a whole number from 2 to ${maxBelow}.`);
  if (seed !== undefined && !/^[0-9a-f]{64}$/.test(seed))
    return fail('--seed takes 64 hexadecimal digits in lower case, as the record of a round has them.');
  const draws = Readable.from(rawDraws({ count, below, seed }), { objectMode: false });
  if (out === '-') {
    try {
      await pipeline(draws, stdout, { end: false });
      return 0;
    } catch (error) {
      return fail(`The draws were not all taken: ${reasonOf(error)}.`);
    }
  }
  const part = `${out}.part`;
  try {
    await pipeline(draws, createWriteStream(part));
    await rename(part, out);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    return fail(`The draws could not be written to ${out}: ${reasonOf(error)}.`);
  }
  print(
    below === undefined
      ? `${out} holds ${count} words of 32 bits, little-endian.`
      : `${out} holds ${count} numbers from 0 to ${below - 1}, one a line.`,
  );
  return 0;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EPIPE: 'the reader has closed the pipe',
  ERR_STREAM_PREMATURE_CLOSE: 'the reader has closed the pipe',
  EACCES: 'the folder is not writable',
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ownValue(reasons, code) ?? (error instanceof Error ? error.message : String(error));
}
