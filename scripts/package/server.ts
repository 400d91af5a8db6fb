// Starts the packaged web server: checks the Node version and the files, then loads the server. It has no dependencies,
// so that it can report a damaged package.
import { fileURLToPath } from 'node:url';
import { packageProblem } from './verifyPackage.ts';

const problem = await packageProblem(fileURLToPath(new URL('.', import.meta.url)), process.versions.node);
if (problem === null) {
  process.env['NODE_ENV'] ??= 'production';
  process.env['DEPLOYMENT'] ??= 'production';
  await import(new URL('server/server.js', import.meta.url).href);
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
