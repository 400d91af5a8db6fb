import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { productNode, projectRoot } from '../projectRoot.mjs';

/**
 * The parts of a CycloneDX document that are read here.
 * @typedef {object} Component
 * @property {string} [group]
 * @property {string} name
 * @property {string} version
 * @property {string} bom-ref
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ metadata: { component: Component }, components: Component[], dependencies: Dependency[] }} Bom
 */

/** Packages whose data is in the build, without a module of code. */
const dataPackage = /^@(?:fontsource-variable|ip-location-db|iconify-json)\//;

/**
 * Writes the software bill of materials (CycloneDX, JSON) of the packages that are in the built files.
 * @param {string} built folder with `client/` and `server/`
 * @param {string} file
 * @throws when the document does not match the schema of CycloneDX
 */
export async function writeSbom(built, file) {
  const web = JSON.parse(readFileSync(join(projectRoot, 'web/package.json'), 'utf8'));
  const all = { ...web.dependencies, ...web.devDependencies };
  const shipped = new Set([
    ...['client', 'server'].flatMap((side) =>
      JSON.parse(readFileSync(join(built, side, '.vite/packages.json'), 'utf8')),
    ),
    ...Object.entries(all).flatMap(([name, version]) => (dataPackage.test(name) ? [`${name}@${version}`] : [])),
  ]);
  const text = JSON.stringify(onlyShipped(listInstalled(), shipped), null, 2);
  const problem = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (problem !== null) throw new Error(`The bill of materials is invalid: ${JSON.stringify(problem)}`);
  writeFileSync(file, `${text}\n`);
}

/**
 * Leaves only shipped components and the dependencies between them. A package that is installed twice appears once.
 * @param {Bom} bom
 * @param {ReadonlySet<string>} shipped `name@version`
 * @returns {Bom}
 * @throws when a shipped package is not among the installed ones
 */
export function onlyShipped(bom, shipped) {
  /** @type {Map<string, string>} name and version to the reference of the component that stays */
  const refs = new Map();
  /** @type {Map<string, string>} reference of every installed copy to the one that stays */
  const references = new Map();
  const components = bom.components.filter((component) => {
    const id = `${component.group === undefined ? '' : `${component.group}/`}${component.name}@${component.version}`;
    if (!shipped.has(id)) return false;
    const first = refs.get(id);
    references.set(component['bom-ref'], first ?? component['bom-ref']);
    if (first === undefined) refs.set(id, component['bom-ref']);
    return first === undefined;
  });
  const missing = [...shipped].filter((id) => !refs.has(id));
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}.`);
  const product = bom.metadata.component['bom-ref'];
  const dependencies = bom.dependencies
    .filter(({ ref }) => references.get(ref) === ref)
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: [...new Set(dependsOn.flatMap((to) => references.get(to) ?? []))],
    }));
  return {
    ...bom,
    components,
    dependencies: [{ ref: product, dependsOn: [...refs.values()] }, ...dependencies],
  };
}

/** Installed packages of the web, with licences and hashes. @returns {Bom} */
function listInstalled() {
  const { status, stdout, stderr } = spawnSync(
    productNode,
    [
      join(projectRoot, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js'),
      '--workspace=web',
      '--flatten-components',
      '--output-reproducible',
      '--mc-type=application',
      '--spec-version=1.6',
      '--output-format=JSON',
      '--output-file=-',
    ],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The bill of materials could not be made.\n${stderr}`);
  return JSON.parse(stdout);
}
