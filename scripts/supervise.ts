// Runs a program of the project on the product's Node, with a temporary folder of its own (`TMPDIR`): `supervise.ts
// <arguments for Node>`. Afterwards removes the folder and ends every process that the program has left. Does the same
// when standard input closes, because the starter holds its other end: SIGKILL or a closed terminal end the starter
// without a signal to anybody else.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningProcesses } from './runningProcesses.ts';

/** Time between the stop signal and SIGKILL, in milliseconds. */
const graceMs = 15_000;
/** Of a command in the note about what was left. */
const maxCommandLength = 100;
let isStopping = false;
// Signals are handled before the folder and the program exist. Otherwise an early one would end only this process, and
// leave both behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
const folder = mkdtempSync(join(tmpdir(), 'foyer-run-'));
const program = spawn(process.execPath, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, TMPDIR: folder },
});
/** Test runners handle SIGINT, the signal of Ctrl-C, by ending their own child processes. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  program.kill('SIGINT');
  setTimeout(() => program.kill('SIGKILL'), graceMs).unref();
}
process.stdin.on('end', stop).resume();

const [code] = await once(program, 'exit');
const ended = new Set<string>();
for (let left = leftProcesses(); left.length > 0; left = leftProcesses()) {
  for (const { pid, command } of left) {
    ended.add(command.slice(0, maxCommandLength));
    kill(pid);
  }
  await delay(20);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
if (ended.size > 0 && !isStopping)
  process.stdout.write(`note: ended what was left running: ${[...ended].join(', ')}\n`);
process.exit(code ?? 1);

/**
 * Processes that the program has started, also those whose parent has ended: they are in this session, or have the
 * folder in their environment, which a program may overwrite with its title, or descend from such a process.
 */
function leftProcesses() {
  const all = runningProcesses().filter(({ pid }) => pid !== process.pid);
  const left = new Set(all.filter(({ session, env }) => session === process.pid || env.includes(`TMPDIR=${folder}`)));
  for (const { pid } of left) for (const each of all) if (each.parent === pid) left.add(each);
  return [...left];
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}
