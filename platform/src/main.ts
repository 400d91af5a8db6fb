import { enableCompileCache } from 'node:module';

// Must come before the sandbox's own modules are loaded: it halves the time until the first answer.
enableCompileCache();
const [{ readSettings }, { startPlatform }, { createLog }, { diskProblem }] = await Promise.all([import('./settings.ts'), import('./startPlatform.ts'), import('./kernel/createLog.ts'), import('./kernel/diskProblem.ts')]);

const given = readSettings(process.env, process.argv.slice(2));
const start = given.read ? await startPlatform(given.settings, createLog()) : { started: false as const, problem: given.problem };

// A disk that fills up while the sandbox runs ends it with a sentence; anything else that nobody caught is a bug and keeps its stack.
process.on('uncaughtException', (error) => {
  const problem = given.read ? diskProblem(error, given.settings.dataFolder) : null;
  process.stderr.write(`${problem ?? error.stack ?? String(error)}\n`);
  process.exit(1);
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
