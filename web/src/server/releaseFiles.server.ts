import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { encodingSuffix, isCompressible } from './compressFile.server.ts';
import { encodingFor } from './encodingFor.ts';
import type { Encoding } from './encodingFor.ts';
import type { Log } from './log.server.ts';
import { createMemoryCache } from './memoryCache.server.ts';
import { folderSource, urlSource } from './releaseFileSource.server.ts';
import type { ReleaseFileSource } from './releaseFileSource.server.ts';
import { pruneReleases, publishRelease } from './releaseFolder.server.ts';
import { sendText } from './sendText.server.ts';
import { contentTypeOf, sendStaticBody } from './staticFiles.server.ts';
import type { StaticFiles } from './staticFiles.server.ts';

/** Where releases share their files. Without folder and address a node has only its own. */
export interface ReleaseFilesSettings {
  folder: string | null;
  url: string | null;
  /** Days that the files of a release stay after its last node ran. */
  days: number;
}

/** Files of other releases: pages that are open, or stored at the edge, name them for days. */
export interface ReleaseFiles {
  /** Publishes this release's own files. Never fails: a node without the folder still has its own files. */
  publish(): Promise<void>;
  /** Responds to a request for a file that is not this release's. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): void;
}

/** Maximum time that the start waits for the shared folder; a folder in trouble must not stop the site. */
const maxPublishMs = 20_000;
/** A running node repairs the folder, says that its release runs, and removes old releases. */
const refreshMs = 3_600_000;
/** Files in memory: about the files of two releases. */
const storedLimits = { entries: 1000, ttlMs: 3_600_000, bytes: 16 * 1024 * 1024, sweepMs: 60_000 };
/** Names that were not found. Short, because another node may be publishing them. */
const missingLimits = { entries: 1000, ttlMs: 5000, bytes: 1024 * 1024, sweepMs: 60_000 };
/** Reads at the same time, so that invented names cannot fill memory or the store's connections. */
const maxReads = 64;
/** One log line a minute is enough for a source that fails. */
const logEveryMs = 60_000;

/** One file name in a public folder: no separators, no leading dot. */
const fileAddress = /^\/(?:assets|theme)\/[\w-][\w.-]{0,199}$/;

interface StoredBody {
  bytes: number;
  encoding: Encoding;
  body: Buffer;
}

export function createReleaseFiles(
  settings: ReleaseFilesSettings,
  own: { release: string; files: StaticFiles },
  log: Log,
): ReleaseFiles {
  const { folder, url, days } = settings;
  const sources = [...(folder === null ? [] : [folderSource(folder)]), ...(url === null ? [] : [urlSource(url)])];
  const stored = createMemoryCache<StoredBody>(storedLimits);
  const missing = createMemoryCache<{ bytes: number }>(missingLimits);
  const running = new Map<string, Promise<StoredBody | null>>();
  let silentUntil = 0;
  let timer: NodeJS.Timeout | null = null;

  async function refresh(folderPath: string): Promise<void> {
    try {
      await publishRelease(folderPath, { ...own, now: Date.now() });
    } catch (error) {
      log.warn(
        { error: String(error), folder: folderPath },
        'RELEASE_FILES_FOLDER cannot be written: nodes of other releases may lack the files of this one.',
      );
      return;
    }
    try {
      await pruneReleases(folderPath, { keepMs: days * 24 * 3_600_000, now: Date.now() });
    } catch (error) {
      log.warn({ error: String(error), folder: folderPath }, 'RELEASE_FILES_FOLDER keeps the files of old releases.');
    }
  }

  async function readFrom(source: ReleaseFileSource, path: string, wanted: Encoding): Promise<StoredBody | null> {
    if (wanted !== 'identity' && isCompressible(path)) {
      const body = await source.read(path + encodingSuffix[wanted]);
      if (body !== null) return { bytes: body.byteLength, encoding: wanted, body };
    }
    const body = await source.read(path);
    return body === null ? null : { bytes: body.byteLength, encoding: 'identity', body };
  }

  /** Null when no source has the file. Throws when the sources that were asked failed. */
  async function read(path: string, wanted: Encoding): Promise<StoredBody | null> {
    let failure: unknown = null;
    for (const source of sources) {
      try {
        const found = await readFrom(source, path, wanted);
        if (found !== null) return found;
      } catch (error) {
        failure = error;
      }
    }
    if (failure !== null) throw failure;
    return null;
  }

  /** Reads each file once for concurrent requests. */
  function find(path: string, wanted: Encoding): Promise<StoredBody | null> {
    const key = `${wanted} ${path}`;
    const known = stored.get(key);
    if (known !== undefined) return Promise.resolve(known);
    if (missing.get(path) !== undefined) return Promise.resolve(null);
    const before = running.get(key);
    if (before !== undefined) return before;
    if (running.size >= maxReads) return Promise.reject(new Error('Too many reads at the same time'));
    const reading = read(path, wanted)
      .then((found) => {
        if (found === null) missing.set(path, { bytes: path.length });
        else stored.set(key, found);
        return found;
      })
      .finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  }

  return {
    async publish() {
      if (folder === null) return;
      const isDone = await Promise.race([refresh(folder).then(() => true), delay(maxPublishMs, false, { ref: false })]);
      if (!isDone)
        log.warn({ folder }, 'RELEASE_FILES_FOLDER is slow: this node starts before its files are published.');
      timer = setInterval(() => void refresh(folder), refreshMs).unref();
    },
    async send(path, request, response) {
      const type = contentTypeOf(path);
      if (type === undefined || sources.length === 0 || !fileAddress.test(path)) {
        sendText(response, 404, 'Not found');
        return;
      }
      try {
        const found = await find(path, encodingFor(request.headers['accept-encoding']));
        if (found === null) sendText(response, 404, 'Not found');
        else sendStaticBody(request, response, { type, ...found });
      } catch (error) {
        if (Date.now() >= silentUntil) {
          silentUntil = Date.now() + logEveryMs;
          log.warn({ error: String(error), path }, 'A file of another release cannot be read.');
        }
        sendText(response, 503, 'This file is unavailable.', { 'Retry-After': '1' });
      }
    },
    stop() {
      if (timer !== null) clearInterval(timer);
      stored.stop();
      missing.stop();
    },
  };
}
