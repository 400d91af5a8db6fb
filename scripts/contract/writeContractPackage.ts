import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { servicesContractVersion } from '../../contract/src/contractVersion.ts';
import { projectRoot } from '../projectRoot.mjs';

const sources = join(projectRoot, 'contract');

/**
 * Packs the contract for teams without this repository: modules that Node runs, type declarations, and the documents.
 * @param folder receives the tarball
 * @param documents folder with the JSON documents
 * @returns path of the tarball, relative to the project
 */
export async function writeContractPackage(folder: string, documents: string): Promise<string> {
  const staged = join(folder, 'package');
  await rm(staged, { recursive: true, force: true });
  await compile(staged);
  await cp(documents, join(staged, 'documents'), { recursive: true });
  await cp(join(import.meta.dirname, 'package-readme.md'), join(staged, 'README.md'));
  await cp(join(projectRoot, 'LICENSE'), join(staged, 'LICENSE'));
  const { dependencies } = JSON.parse(await readFile(join(sources, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const manifest = {
    name: '@foyer/contract',
    version: servicesContractVersion,
    description: 'Types, checks and documents of the contract between Foyer and the services of an operator',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      './documents/*': './documents/*',
      './*': { types: './*.d.ts', default: './*.js' },
    },
    dependencies,
  };
  await writeFile(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: staged,
    encoding: 'utf8',
  });
  return relative(projectRoot, join(folder, name.trim()));
}

/** Compiles the sources without their tests. */
async function compile(outDir: string): Promise<void> {
  const settings = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    rootDir: join(sources, 'src'),
    outDir,
  };
  const project = `${outDir}.tsconfig.json`;
  await writeFile(
    project,
    JSON.stringify({
      extends: join(sources, 'tsconfig.json'),
      compilerOptions: settings,
      include: [join(sources, 'src/*.ts')],
      // `defineAdapter` needs the types of the platform's `fetch`, which the other files do without.
      exclude: [join(sources, 'src/*.test.ts'), join(sources, 'src/defineAdapter.ts')],
    }),
  );
  execFileSync(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', project], {
    stdio: 'inherit',
  });
  await rm(project);
  // The compiler rewrites the imports of modules only.
  for (const file of (await readdir(outDir)).filter((one) => one.endsWith('.d.ts'))) {
    const text = await readFile(join(outDir, file), 'utf8');
    await writeFile(join(outDir, file), text.replace(/\.ts(?=["'])/g, '.js'));
  }
}
