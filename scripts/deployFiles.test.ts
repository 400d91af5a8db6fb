import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sandboxVariables, webVariables } from './deployedVariables.ts';
import { readText } from './projectRoot.mjs';

const compose = parse(readText('deploy/compose.yaml'), { merge: true });

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
