import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import { writePackage } from './writePackage.mjs';

try {
  const { release, files, bytes } = await writePackage(join(projectRoot, 'package'));
  process.stdout.write(
    `package/ has ${files} files and ${(bytes / 1_000_000).toFixed(1)} MB, release ${release}. Start it with: node package/server.js\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
