import { buildah } from './buildah.mjs';
import { buildWebOrSandbox } from './buildWebOrSandbox.mjs';

const [name = 'web', ...rest] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const options = Object.fromEntries(
  process.argv
    .slice(2)
    .filter((argument) => argument.startsWith('--'))
    .map((argument) => argument.slice(2).split('=')),
);
try {
  if ((name !== 'web' && name !== 'sandbox') || rest.length > 0)
    throw new Error(
      'Name one image: web or sandbox. Options: --tag=<name> --base=<image with Node 26> --output=<file.tar>',
    );
  const image = await buildWebOrSandbox(name, options);
  if (options['output'] !== undefined) buildah(['push', image, `docker-archive:${options['output']}:${image}`]);
  process.stdout.write(`${image}${options['output'] === undefined ? '' : ` in ${options['output']}`}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
