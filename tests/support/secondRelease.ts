import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { productNode, projectRoot } from '../../scripts/projectRoot.mjs';

export interface SecondRelease {
  /** Folder with `client/` and `server/`. */
  folder: string;
  release: string;
  remove(): void;
}

const integrityOf = (body: Buffer) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/**
 * Makes a release that differs from a build like one of another day: every script and style sheet has another name,
 * and the release another id. A second build would take minutes.
 * @param build folder with `client/` and `server/`
 * @param change edits the text of a script or style sheet
 */
export function makeSecondRelease(
  build: string,
  change: (name: string, text: string) => string = (_, text) => text,
): SecondRelease {
  const home = join(projectRoot, '.cache', `second-release-${randomUUID()}`);
  const folder = join(home, 'dist');
  mkdirSync(folder, { recursive: true });
  for (const part of ['client', 'server', 'fonts', 'data'])
    cpSync(join(build, part), join(folder, part), { recursive: true });
  const assets = join(folder, 'client/assets');
  const renamed = new Map(
    readdirSync(assets)
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => [name, name.replace(/..(\.(?:js|css))$/, 'zz$1')]),
  );
  const inNames = (text: string) => text.replace(/[\w-]+\.(?:js|css)/g, (name) => renamed.get(name) ?? name);
  for (const [name, other] of renamed) {
    const text = inNames(change(name, readFileSync(join(assets, name), 'utf8')));
    for (const suffix of ['', '.br', '.gz']) rmSync(join(assets, name + suffix), { force: true });
    writeFileSync(join(assets, other), text);
    writeFileSync(
      join(assets, `${other}.br`),
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    );
    writeFileSync(join(assets, `${other}.gz`), gzipSync(text, { level: 1 }));
  }
  for (const name of ['manifest.json', 'modules.json']) {
    const path = join(folder, 'client/.vite', name);
    writeFileSync(path, inNames(readFileSync(path, 'utf8')));
  }
  // As the build does, so that no server of this release compresses at its start.
  execFileSync(productNode, [join(folder, 'server/server.js'), '--prepare']);
  const release = `second${randomUUID().slice(0, 6)}`;
  writeFileSync(
    join(folder, 'client/.vite/release.json.new'),
    JSON.stringify({ release, files: hashesOf(join(folder, 'client')) }),
  );
  renameSync(join(folder, 'client/.vite/release.json.new'), join(folder, 'client/.vite/release.json'));
  return { folder, release, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Hashes of the files that the manifest describes, as the build writes them. */
function hashesOf(client: string): Record<string, string> {
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
    .filter((name) => !name.startsWith('.vite/release.json'));
  return Object.fromEntries(names.map((name) => [name, integrityOf(readFileSync(join(client, name)))]));
}
