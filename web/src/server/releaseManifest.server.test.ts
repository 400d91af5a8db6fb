import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readRelease, writeReleaseManifest } from './releaseManifest.server.ts';

/** A build with one browser file and one server file. */
async function build({ browser = 'a', server = 'b' } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['client/.vite', 'client/assets', 'server']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'client/assets/a.js'), browser);
  await writeFile(join(folder, 'server/server.js'), server);
  await writeReleaseManifest(join(folder, 'client'), join(folder, 'server'));
  return join(folder, 'client');
}

describe('release manifest', () => {
  test('gives equal builds one release id, and builds with another browser or server file another one', async () => {
    const folders = [await build(), await build(), await build({ browser: 'x' }), await build({ server: 'x' })];
    const [first, same, ...others] = await Promise.all(folders.map(readRelease));
    expect(same).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  test('names the file of a release that differs from the build', async () => {
    const client = await build();
    await writeFile(join(client, 'assets/a.js'), 'damaged');
    await expect(readRelease(client)).rejects.toThrow(/assets\/a\.js differs from the build/);
  });

  test('names the file that a release lacks', async () => {
    const client = await build();
    await rm(join(client, 'assets/a.js'));
    await expect(readRelease(client)).rejects.toThrow(/assets\/a\.js is missing/);
  });

  test('refuses a release whose manifest is missing or truncated', async () => {
    const client = await build();
    const path = join(client, '.vite/release.json');
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.slice(0, -5));
    await expect(readRelease(client)).rejects.toThrow(/release\.json is missing or broken/);
    await rm(path);
    await expect(readRelease(client)).rejects.toThrow(/release\.json is missing or broken/);
  });
});
