import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildStale, sandboxBuilds } from './buildStale.ts';
import { createProgress } from './progress.mjs';
import { projectRoot } from './projectRoot.mjs';

/** Delay in milliseconds: an editor may write a file in several steps. */
const settleMs = 100;

/**
 * Rebuilds the sandbox's frames and control room after each edit of their sources.
 * @param listeners after a failed build the previous files stay
 * @returns stops watching
 */
export function rebuildFrames({
  onBuilt,
  onProblem,
}: {
  onBuilt: () => void;
  onProblem: (sentence: string) => void;
}): () => void {
  let settling: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const build = async () => {
    const progress = createProgress();
    const done = (what: string) => {
      progress.done(what);
      onBuilt();
    };
    const problem = await buildStale({ ...progress, done }, { only: sandboxBuilds });
    if (problem !== null) onProblem(problem);
  };
  const watchers = ['platform/src', 'contract/src', 'brands'].map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        work = work.then(build);
      }, settleMs);
    }),
  );
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
}
