import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Content folder of one test, deleted when the test's scope ends. */
export interface TemporaryContent extends AsyncDisposable {
  readonly folder: string;
  /** Writes into the existing file. */
  write(path: string, text: string): Promise<void>;
  /** Replaces the file by renaming a new one, as many editors do. */
  replace(path: string, text: string): Promise<void>;
}

export async function temporaryContent(files: Readonly<Record<string, string>> = {}): Promise<TemporaryContent> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-content-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) await write(path, text);
  const replace = async (path: string, text: string) => {
    await write(`${path}.tmp`, text);
    await rename(join(folder, `${path}.tmp`), join(folder, path));
  };
  return { folder, write, replace, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
