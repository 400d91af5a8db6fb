import { enableCompileCache } from 'node:module';

// Must run before the sandbox's modules load. Halves the time to the first response.
enableCompileCache();
const [{ readSettings }, { startSandbox }, { createLog }, { diskProblem }] = await Promise.all([
  import('./kernel/settings.ts'),
  import('./startSandbox.ts'),
  import('./kernel/createLog.ts'),
  import('./kernel/diskProblem.ts'),
]);

const given = readSettings(process.env, process.argv.slice(2));
const start = given.read
  ? await startSandbox(given.settings, createLog())
  : { started: false as const, problem: given.problem };

// Without a reader, or on a full disk, log output is lost but the sandbox continues.
process.stderr.on('error', () => undefined);

// Timer work that fails on a full disk is rolled back and retried by the next timer. Any other uncaught error is a
// defect and ends the sandbox with its stack.
process.on('uncaughtException', (error) => {
  const problem = given.read && start.started ? diskProblem(error, given.settings.dataFolder) : null;
  process.stderr.write(`${problem ?? error.stack ?? String(error)}\n`);
  if (problem === null) process.exit(1);
});

if (start.started) {
  const { port, origins, stop } = start.sandbox;
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal stops the sandbox immediately.
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
