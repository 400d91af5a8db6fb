import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { asyncApiDocument } from '../../scripts/contract/asyncApiDocument.ts';
import { openApiDocuments } from '../../scripts/contract/openApiDocuments.ts';
import { readContract } from '../../scripts/contract/readContract.ts';
import { endpoints } from './support/endpointExamples.ts';
import { recordExamples } from './support/recordExamples.ts';
import type { RecordedExamples } from './support/recordExamples.ts';

interface Content {
  content: { 'application/json': { schema: object; example?: unknown } };
}

interface Operation {
  operationId: string;
  'x-capability'?: string;
  parameters?: readonly { name: string; in: string; schema: object; example?: unknown }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

const contract = await readContract();
let recorded: RecordedExamples;

beforeAll(async () => {
  recorded = await recordExamples();
});

test('the examples of the contract documents are calls of every endpoint, and fit their schemas', () => {
  const operations = new Map<string, Operation>();
  const misfits: string[] = [];
  for (const [service, document] of openApiDocuments(contract, recorded.calls)) {
    const { paths, components } = document as unknown as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, object> };
    };
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: service, components });
    const check = (name: string, schema: object, example: unknown) => {
      // The references of a document begin at its root.
      const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${service}#/`)) as object;
      if (!ajv.validate(rooted, example)) misfits.push(`${name}${ajv.errorsText()}`);
    };
    for (const operation of Object.values(paths).flatMap((one) => Object.values(one))) {
      // No sandbox has a login elsewhere.
      if (operation['x-capability'] === 'externalLogin') continue;
      operations.set(operation.operationId, operation);
      for (const { name, schema, example } of operation.parameters ?? [])
        if (example !== undefined) check(`${operation.operationId} ${name}`, schema, example);
      for (const [part, content] of [
        ['request', operation.requestBody],
        ['response', operation.responses['200']],
      ] as const) {
        const { schema, example } = content?.content['application/json'] ?? {};
        if (schema !== undefined && (example !== undefined || part === 'response'))
          check(`${operation.operationId} ${part}`, schema, example);
      }
    }
  }
  expect(misfits).toEqual([]);
  expect([...operations.keys()].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  expect(Object.keys(recorded.calls)).toHaveLength(endpoints.length);
});

test('the examples of the document of messages fit their schemas', () => {
  const { components } = asyncApiDocument(contract, recorded.messages) as unknown as {
    components: { messages: Record<string, { payload: object; examples?: { payload: unknown }[] }> };
  };
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'messages', components });
  const withExamples = Object.entries(components.messages).filter(([, { examples }]) => examples !== undefined);
  expect(withExamples.map(([name]) => name).toSorted()).toEqual([
    'hub.meteredGameSession',
    'hub.single-session',
    'hub.xeniaAdvert',
    'hub.xeniaPromotion',
    'hub.xeniaToast',
  ]);
  for (const [name, { examples }] of withExamples) {
    const isValid = ajv.compile({ $ref: `messages#/components/messages/${name}/payload` });
    expect([name, isValid(examples?.[0]?.payload), isValid({ type: 1 })]).toEqual([name, true, false]);
  }
});
