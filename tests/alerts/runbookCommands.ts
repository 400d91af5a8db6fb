import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../../scripts/projectRoot.mjs';

const programs = /^(?:promtool|curl|grep|redis-cli|openssl|varnishstat) /;

/** Commands that the runbook of an alert names under "Look first", also those of another alert that it refers to. */
export function runbookCommands(alert: string): string[] {
  const runbooks = readFileSync(join(projectRoot, 'docs/runbooks.md'), 'utf8');
  const [, section = ''] = runbooks.split(`\n## ${alert}\n`);
  const [, look = ''] = /^- \*\*Look first:\*\* (.*)$/m.exec(section.split('\n## ', 1)[0] ?? '') ?? [];
  const [, other] = /^as ([A-Z]\w+)/.exec(look) ?? [];
  const own = Array.from(look.matchAll(/`([^`]+)`/g), ([, code = '']) => code).filter((code) => programs.test(code));
  return other === undefined ? own : [...own, ...runbookCommands(other)];
}

export interface RunbookPlace {
  /** Folder with the log of the node. */
  folder: string;
  variables: Readonly<Record<string, string>>;
  /** Host and port of the site or service that the runbook calls `HOST`. */
  site: string;
  /** Folder of Varnish’s working files. */
  varnishFolder: string;
}

/** Runs a command as a person on call does. Returns what it prints. */
export async function runRunbookCommand(
  command: string,
  { folder, variables, site, varnishFolder }: RunbookPlace,
): Promise<string> {
  const typed = command
    .replaceAll('HOST:443', site)
    .replaceAll('HOST', site.split(':', 1)[0] ?? '')
    .replace('varnishstat ', `varnishstat -n ${varnishFolder} `);
  const child = spawn('sh', ['-c', typed], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return output + errors;
}
