import * as v from 'valibot';
import type { ReleaseFilesSettings } from '../../server/releaseFiles.server.ts';

/** Environment variables for the files that releases share. */
export const releaseFilesEnvironment = {
  /** Folder that nodes and releases share; a node writes its public files into it. */
  RELEASE_FILES_FOLDER: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Address of a copy of that folder in an object store, which nodes only read. */
  RELEASE_FILES_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))),
  /** Days that the files of a release stay in the folder after its last node ran. */
  RELEASE_FILES_DAYS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1)), '30'),
};

type Read = v.InferOutput<v.ObjectSchema<typeof releaseFilesEnvironment, undefined>>;

export function releaseFilesOf(e: Read): ReleaseFilesSettings {
  return { folder: e.RELEASE_FILES_FOLDER ?? null, url: e.RELEASE_FILES_URL ?? null, days: e.RELEASE_FILES_DAYS };
}
