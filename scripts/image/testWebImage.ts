import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { productNode, projectRoot } from '../projectRoot.mjs';
import { buildah } from './buildah.ts';
import { buildWebOrSandbox } from './buildWebOrSandbox.ts';
import { imageUser } from './writeRootfs.ts';

/** The parts of an image's configuration that are read here. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd?: string[];
  Labels: Record<string, string>;
  Healthcheck?: { Test: string[] };
}

/** A visitor of the home page finds a game, logs in, plays it and returns to the lobby. */
const journey = ['tests/e2e/journey.spec.ts', '--project', 'desktop', '--grep', 'visitor of regency'];

/** Builds the web image, checks its configuration, and plays a journey of the browser tests against it. */
export async function main(): Promise<number> {
  const image = await buildWebOrSandbox('web', { tag: 'localhost/foyer-web:test' });
  const container = buildah('from', image);
  try {
    const root = buildah('mount', container);
    const config: ImageConfig = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config;
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
          FOYER_WEB_STARTER: 'scripts/image/runWebImage.ts',
          FOYER_IMAGE_ROOT: root,
          FOYER_IMAGE_CONFIG: JSON.stringify(config),
        },
      },
    );
    return problems.length === 0 ? (status ?? 1) : 1;
  } finally {
    buildah('rm', container);
  }
}

function imageProblems({ User, Env, Healthcheck, Labels }: ImageConfig, root: string): string[] {
  const shells = globSync('{bin,usr/bin,usr/local/bin}/{sh,ash,bash,dash,zsh,busybox}', { cwd: root });
  return [
    User === `${imageUser}:${imageUser}` ? null : `The image runs as ${User || 'root'}.`,
    Env.includes('DEPLOYMENT=production') ? null : 'The image does not start in production.',
    Healthcheck?.Test[1] === 'node' ? null : 'The image has no health check, or one that needs a shell.',
    Labels['org.opencontainers.image.revision'] ? null : 'The image does not name its release.',
    shells.length === 0 ? null : `The image has a shell: ${shells.join(', ')}.`,
  ].filter((problem) => problem !== null);
}
