import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { productNode, projectRoot } from '../projectRoot.mjs';
import { adapterNames } from './bundleAdapters.ts';

/** The parts of a CycloneDX document that are read here. */
interface Component {
  group?: string;
  name: string;
  version: string;
  'bom-ref': string;
}

interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** Packages whose data is in the build, without a module of code. */
const dataPackage = /^@(?:fontsource(?:-variable)?|ip-location-db|iconify-json)\//;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Writes the software bill of materials (CycloneDX, JSON) of the packages that are in the built files. Throws when the
 * document does not match the schema of CycloneDX.
 *
 * @param built folder with `client/` and `server/`
 * @param further packages of other files, as `name@version`
 */
export async function writeSbom(built: string, file: string, further: readonly string[] = []): Promise<void> {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = readJson(join(projectRoot, 'web/package.json'));
  const shipped = new Set<string>([
    ...further,
    ...['client', 'server'].flatMap((side) => readJson(join(built, side, '.vite/packages.json'))),
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => dataPackage.test(name))
      .map(([name, version]) => `${name}@${version}`),
  ]);
  const text = JSON.stringify(onlyShipped(listInstalled(), shipped), null, 2);
  const problem = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (problem !== null) throw new Error(`The bill of materials is invalid: ${JSON.stringify(problem)}`);
  writeFileSync(file, `${text}\n`);
}

/**
 * Leaves only shipped components and the dependencies between them. A package that is installed twice appears once.
 * Throws when a shipped package is not among the installed ones.
 *
 * @param shipped `name@version`
 */
export function onlyShipped(bom: Bom, shipped: ReadonlySet<string>): Bom {
  const copies = Map.groupBy(
    bom.components,
    ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
  );
  const missing = [...shipped].filter((id) => !copies.has(id));
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}.`);
  const components: Component[] = [];
  /** Reference of every installed copy to the one that stays. */
  const references = new Map<string, string>();
  for (const [id, [first, ...others]] of copies) {
    if (first === undefined || !shipped.has(id)) continue;
    components.push(first);
    for (const copy of [first, ...others]) references.set(copy['bom-ref'], first['bom-ref']);
  }
  const product = { ref: bom.metadata.component['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) };
  const dependencies = bom.dependencies
    .filter(({ ref }) => references.get(ref) === ref)
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: [...new Set(dependsOn.flatMap((to) => references.get(to) ?? []))],
    }));
  return { ...bom, components, dependencies: [product, ...dependencies] };
}

/** Installed packages of the web and the adapters, with licences and hashes. */
function listInstalled(): Bom {
  const workspaces = ['web', ...adapterNames.map((name) => `adapters/${name}`)];
  const options = '--flatten-components --output-reproducible --mc-type=application --spec-version=1.6';
  return JSON.parse(
    execFileSync(
      productNode,
      [
        'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js',
        ...workspaces.map((workspace) => `--workspace=${workspace}`),
        ...options.split(' '),
        '--output-format=JSON',
        '--output-file=-',
      ],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: 'pipe',
        // A build of before has set `production`, with which the tool leaves out packages for development, whose data ships.
        env: { ...process.env, NODE_ENV: 'development' },
      },
    ),
  );
}
