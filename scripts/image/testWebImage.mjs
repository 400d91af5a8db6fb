import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { productNode, projectRoot } from '../projectRoot.mjs';
import { buildah } from './buildah.mjs';
import { buildWebOrSandbox } from './buildWebOrSandbox.mjs';
import { imageUser } from './imageRootfs.mjs';

/** A visitor of the home page finds a game, logs in, plays it and returns to the lobby. */
const journey = ['tests/e2e/journey.spec.ts', '--project', 'desktop', '--grep', 'visitor of regency'];

const image = await buildWebOrSandbox('web', { tag: 'localhost/foyer-web:test' });
const container = buildah(['from', image]);
try {
  const root = buildah(['mount', container]);
  const { config } = JSON.parse(buildah(['inspect', '--type', 'image', image])).Docker;
  const problems = imageProblems(config, root);
  for (const problem of problems) process.stderr.write(`✘ ${problem}\n`);
  const { status } = spawnSync(
    productNode,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...journey],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        FOYER_WEB_STARTER: 'scripts/image/runWebImage.mjs',
        FOYER_IMAGE_ROOT: root,
        FOYER_IMAGE_CONFIG: JSON.stringify({
          user: config.User,
          environment: config.Env,
          command: [...config.Entrypoint, ...(config.Cmd ?? [])],
        }),
      },
    },
  );
  process.exitCode = problems.length === 0 ? (status ?? 1) : 1;
} finally {
  buildah(['rm', container]);
}

/**
 * @param {{ User: string, Env: string[], Labels: Record<string, string>, Healthcheck?: { Test: string[] } }} config
 * @param {string} root
 * @returns {string[]}
 */
function imageProblems(config, root) {
  const shells = ['bin', 'usr/bin', 'usr/local/bin'].flatMap((folder) =>
    filesIn(join(root, folder)).filter((name) => /^(?:ba|da|a|z)?sh$|^busybox$/.test(name)),
  );
  return [
    config.User === `${imageUser}:${imageUser}` ? null : `The image runs as ${config.User || 'root'}.`,
    config.Env.includes('DEPLOYMENT=production') ? null : 'The image does not start in production.',
    config.Healthcheck?.Test[1] === 'node' ? null : 'The image has no health check, or one that needs a shell.',
    config.Labels['org.opencontainers.image.revision'] ? null : 'The image does not name its release.',
    shells.length === 0 ? null : `The image has a shell: ${shells.join(', ')}.`,
  ].filter((problem) => problem !== null);
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
