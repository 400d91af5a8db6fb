import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';
import { integrityOf } from '../server/linkedFile.server.ts';
import type { LinkedFile } from '../server/linkedFile.server.ts';
import { readRelease } from '../server/releaseManifest.server.ts';
import type { BrandIcons } from '../services/theme/themeFiles.server.ts';

/** Addresses of a page's client code. */
export interface PageAssets {
  script: string;
  preloads: readonly string[];
  styles: readonly LinkedFile[];
}

export interface ClientAssets {
  /** Release id: identifies the build, and differs between builds with different files. */
  readonly release: string;
  /**
   * Import map with the integrity of every module of the build. Empty during development, where files change.
   */
  readonly importMap: string;
  /** App icons by brand; empty during development. */
  readonly icons: BrandIcons;
  /** Code of the service worker; empty during development. */
  readonly serviceWorker: string;
  /** Code of the worker that holds a connection of the page. */
  readonly connectionWorker: string;
  /** Code that runs in the document before anything else; `earlyScript.browser.ts`. */
  readonly earlyScript: string;
  /** @param entries source modules that the page imports statically, relative to `web/` */
  forPage(entries: readonly string[]): PageAssets;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const browserEntry = 'src/app/entry.browser.tsx';

/**
 * Reads Vite's manifest once and resolves its imports, so that a page preloads every file without a waterfall.
 * @param unfinishedRelease id of a build that is not finished yet; without it the id is read and the folder checked
 * @throws when the folder is not as the build wrote it
 */
export async function createBuiltAssets(folder: string, unfinishedRelease?: string): Promise<ClientAssets> {
  const release = unfinishedRelease ?? (await readRelease(folder));
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const moduleFiles = JSON.parse(await readFile(join(folder, '.vite/modules.json'), 'utf8')) as Record<string, string>;
  const icons = JSON.parse(await readFile(join(folder, '.vite/icons.json'), 'utf8')) as BrandIcons;
  const serviceWorker = await readFile(join(folder, '.vite/service-worker.js'), 'utf8');
  const connectionWorker = await readFile(join(folder, '.vite/connection.js'), 'utf8');
  const earlyScript = await readFile(join(folder, '.vite/early-script.js'), 'utf8');
  const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const known = new Map<string, PageAssets>();
  const entry = ownValue(manifest, browserEntry);
  if (entry === undefined) throw new Error('The browser build lacks its entry; run the build again.');

  const hashes = new Map<string, string>();
  await Promise.all(
    [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))]
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => hashes.set(`/${file}`, integrityOf(await readFile(join(folder, file))))),
  );
  // Sorted, so that every process of a build writes the same map.
  const modules = [...hashes.keys()].filter((href) => href.endsWith('.js')).toSorted();
  const linked = (href: string): LinkedFile => ({ href, integrity: hashes.get(href) ?? null });

  /** Manifest key of the file that contains a module; several modules may share a file. */
  function nameOf(module: string): string {
    const file = ownValue(moduleFiles, module);
    const name = file === undefined ? undefined : names.get(file);
    if (name === undefined) throw new Error(`The browser build does not hold ${module}.`);
    return name;
  }

  function follow(name: string, files: Set<string>, styles: Set<string>, seen: Set<string>): void {
    const chunk = ownValue(manifest, name);
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) follow(next, files, styles, seen);
    // After those of the imported modules, which a module's own rules override.
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
  }

  return {
    release,
    icons,
    serviceWorker,
    connectionWorker,
    earlyScript,
    importMap: JSON.stringify({ integrity: Object.fromEntries(modules.map((href) => [href, hashes.get(href)])) }),
    forPage(entries) {
      const key = entries.join(' ');
      let assets = known.get(key);
      if (assets === undefined) {
        const files = new Set<string>();
        const styles = new Set<string>();
        const seen = new Set<string>();
        for (const name of [browserEntry, ...entries.map(nameOf)]) follow(name, files, styles, seen);
        const script = `/${entry.file}`;
        files.delete(script);
        assets = { script, preloads: [...files], styles: [...styles].map(linked) };
        known.set(key, assets);
      }
      return assets;
    },
  };
}
