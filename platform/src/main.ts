import { enableCompileCache } from 'node:module';

// Must come before the sandbox's own modules are loaded: it halves the time until the first answer.
enableCompileCache();
const [{ readSettings }, { startPlatform }, { createLog }, { diskProblem }] = await Promise.all([
  import('./settings.ts'),
  import('./startPlatform.ts'),
  import('./kernel/createLog.ts'),
  import('./kernel/diskProblem.ts'),
]);

const given = readSettings(process.env, process.argv.slice(2));
const start = given.read
  ? await startPlatform(given.settings, createLog())
  : { started: false as const, problem: given.problem };

// Without a reader, or with its file on a full disk, the log is lost and the sandbox goes on.
process.stderr.on('error', () => undefined);

// Work by a timer that meets a full disk was rolled back and is tried again at the timer's next turn. Anything else that
// nobody caught is a bug and ends the sandbox with its stack.
process.on('uncaughtException', (error) => {
  const problem = given.read && start.started ? diskProblem(error, given.settings.dataFolder) : null;
  process.stderr.write(`${problem ?? error.stack ?? String(error)}\n`);
  if (problem === null) process.exit(1);
});

if (start.started) {
  const { port, origins, stop } = start.platform;
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal is from someone who will not wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
  process.stdout.write(`${JSON.stringify({ ready: true, port, origins })}\n`);
} else {
  process.stderr.write(`${start.problem}\n`);
  process.exitCode = 1;
}
