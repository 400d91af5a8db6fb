import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { brands } from '../brands/brands.ts';
import { brandsWithFile } from '../web/src/services/configuration/brandsWithFile.ts';
import { projectRoot, readText } from './projectRoot.mjs';

const compose = parse(readText('deploy/compose.yaml'), { merge: true });
const manifests = readdirSync(join(projectRoot, 'deploy/kubernetes')).flatMap((name) =>
  parseAllDocuments(readText(`deploy/kubernetes/${name}`)).map((document) => ({ name, manifest: document.toJS() })),
);
const models = { ConfigMap, Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service };

/** Names of variables in schemas, as in `PORT: v.optional(`. */
const variablesIn = (source: string) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
const folder = 'web/src/services/configuration';
const webVariables = new Set(
  readdirSync(join(projectRoot, folder)).flatMap((name) =>
    name.endsWith('.server.ts') ? variablesIn(readText(`${folder}/${name}`)) : [],
  ),
);
const sandboxVariables = new Set(variablesIn(readText('sandbox/src/kernel/settings.ts')));
const manifestOf = (kind: string) => manifests.find(({ manifest }) => manifest.kind === kind)?.manifest;

describe('deploy/compose.yaml', () => {
  const { $schema, ...schema } = JSON.parse(readText('node_modules/dclint/schemas/compose.schema.json'));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  test('matches the schema of the Compose specification', () => {
    expect($schema).toContain('draft-07');
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { web: { image: 1 } } })).toBe(false);
  });

  test.each(['web-1', 'web-2'])('%s sets variables that the web reads, on a read-only root', (name) => {
    const { environment, read_only: isReadOnly } = compose.services[name];
    expect(Object.keys(environment).filter((variable) => !webVariables.has(variable))).toEqual([]);
    expect(isReadOnly).toBe(true);
  });

  test('the sandbox gets variables that it reads, and is open to this machine only', () => {
    const { environment, ports } = compose.services.sandbox;
    expect(Object.keys(environment).filter((variable) => !sandboxVariables.has(variable))).toEqual([]);
    expect(ports).toEqual(['127.0.0.1:4000:4000']);
  });

  test('secrets come from the environment only, and demo.env has each', () => {
    const secrets = [...readText('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
    const given = [...readText('deploy/demo.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(new Set(secrets)).toEqual(new Set(given));
    for (const [name, value] of Object.entries(compose.services['web-1'].environment))
      if (name.endsWith('_SECRET')) expect(value).toContain(`\${${name}:?`);
  });
});

describe('deploy/kubernetes', () => {
  test.each(manifests)('$name: $manifest.kind matches the schema of Kubernetes', ({ manifest }) => {
    const model = models[manifest.kind as keyof typeof models];
    expect(() => new model(manifest).validate()).not.toThrow();
    expect(() => new model({ ...manifest, metadata: 'none' }).validate()).toThrow(/metadata/);
  });

  test('the configuration sets variables that the web reads, and no secret', () => {
    const names = Object.keys(manifestOf('ConfigMap').data);
    expect(names.filter((name) => !webVariables.has(name))).toEqual([]);
    expect(names.filter((name) => /SECRET|REDIS_URL/.test(name))).toEqual([]);
  });

  test('the file of brands names brands and values that exist, and the deployment mounts it', () => {
    const file = manifests.find(({ manifest }) => manifest.metadata.name === 'foyer-brands')?.manifest.data[
      'brands.json'
    ];
    expect(brandsWithFile(file, brands).problems).toEqual([]);
    expect(Object.keys(JSON.parse(file))).toEqual(brands.map(({ id }) => id));
    const { containers, volumes } = manifestOf('Deployment').spec.template.spec;
    expect(volumes).toEqual([{ name: 'brands', configMap: { name: 'foyer-brands' } }]);
    expect(manifestOf('ConfigMap').data.BRANDS_FILE).toBe(`${containers[0].volumeMounts[0].mountPath}/brands.json`);
  });

  test('ports, probes and user agree with the image', () => {
    const { containers, securityContext } = manifestOf('Deployment').spec.template.spec;
    const [web] = containers;
    const image = readText('deploy/Containerfile');
    const ports = Object.fromEntries(
      web.ports.map((port: { name: string; containerPort: number }) => [port.name, port.containerPort]),
    );
    expect(image).toContain(` PORT=${ports.http} `);
    expect(image).toContain(` OPERATIONS_PORT=${ports.operations}\n`);
    expect(image).toContain(`USER ${securityContext.runAsUser}:${securityContext.runAsGroup}`);
    expect([web.startupProbe, web.livenessProbe, web.readinessProbe].map(({ httpGet }) => httpGet)).toEqual([
      { path: '/healthz', port: 'operations' },
      { path: '/healthz', port: 'operations' },
      { path: '/readyz', port: 'operations' },
    ]);
    expect(web.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  });
});

describe('deploy/ci/github-actions.yaml', () => {
  const workflow = readText('deploy/ci/github-actions.yaml');
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps: { uses?: string; run?: string }[] }> };
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('pins each action to a full version', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => !/@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  test('runs commands and attests files that this repository has', () => {
    const commands = steps.flatMap(({ run }) => run ?? []).join('\n');
    const scripts = [...commands.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name);
    expect(scripts).toEqual(['chunks', 'package', 'contract', 'image']);
    expect(Object.keys(JSON.parse(readText('package.json')).scripts)).toEqual(expect.arrayContaining(scripts));
    expect(readText('scripts/package/writePackage.ts')).toContain("'sbom.cdx.json'");
  });
});
