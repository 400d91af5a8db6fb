/** Error codes of a full disk, of the system and of the database. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const sqliteFull = 13;
const sqliteIoError = 10;

/** Returns log fields for an error: a sentence if the disk is not writable, otherwise the stack. */
export function failureFacts(error: unknown, folder: string): { problem: string } | { error: string } {
  const problem = diskProblem(error, folder);
  return problem === null
    ? { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    : { problem };
}

/** Describes a disk problem for the person who runs the sandbox, or returns null for other errors. */
export function diskProblem(error: unknown, folder: string): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  // The lower byte is the kind of error, the rest is the detail.
  const kind = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;
  if (fullCodes.includes(code) || kind === sqliteFull)
    return `The disk that holds ${folder} is full; free some space, or set DATA_FOLDER to a folder on another disk.`;
  return kind === sqliteIoError || code === 'EIO'
    ? `The disk that holds ${folder} cannot be written to; check that it has space and is healthy, or set DATA_FOLDER to a folder on another disk.`
    : null;
}
