import specs from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { appMessage } from '../../contract/src/appBridge.ts';
import { topics } from '../../contract/src/broker.ts';
import { cashierFrameCommand, cashierFrameEvent } from '../../contract/src/cashierFrame.ts';
import { servicesContractHeader, servicesContractVersion } from '../../contract/src/contractVersion.ts';
import { gameFrameCommand, gameFrameEvent } from '../../contract/src/gameFrame.ts';
import { hubEvents } from '../../contract/src/milestones.ts';
import { adapterEndpoints } from '../../contract/src/serviceEndpoints.ts';
import { asyncApiDocument } from './asyncApiDocument.ts';
import { versionProblems } from './contractChanges.ts';
import { openApiDocuments } from './openApiDocuments.ts';
import { readContract } from './readContract.ts';
import { recordedContract } from './recordedContract.ts';
import { changelogEntries, readReleased } from './releasedContract.ts';

const contract = await readContract();
const openApi = openApiDocuments(contract);
const asyncApi = asyncApiDocument(contract);
const recorded = recordedContract(openApi, asyncApi);

describe.each([...openApi])('the document of the %s service', (_service, document) => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document) as Record<string, unknown>)).toEqual({
      valid: true,
    });
  });

  test('has schemas that a validator of JSON Schema 2020-12 takes', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    ajv.addVocabulary(['components']);
    addFormats.default(ajv);
    const { schemas } = document['components'] as { schemas: Record<string, object> };
    expect(() =>
      ajv
        .addSchema({ $id: 'document', components: { schemas } })
        .compile({ $ref: 'document#/components/schemas/ErrorBody' }),
    ).not.toThrow();
    for (const name of Object.keys(schemas))
      expect(ajv.compile({ $ref: `document#/components/schemas/${name}` })).toBeTypeOf('function');
  });
});

test('the document of the messages is valid AsyncAPI 3.0', () => {
  // The schema of AsyncAPI brings that of JSON Schema along.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false });
  addFormats.default(ajv);
  const isValid = ajv.compile(specs.schemas['3.0.0'] as object);
  isValid(asyncApi);
  expect(isValid.errors).toBeNull();
});

test('the documents describe every call of every service once', () => {
  const described = [...openApi].flatMap(([service, { paths }]) =>
    Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => `${service} ${operationId}`),
    ),
  );
  expect(described.toSorted()).toEqual(adapterEndpoints.map(({ service, name }) => `${service} ${name}`).toSorted());
  expect(Object.keys(recorded.calls)).toHaveLength(adapterEndpoints.length);
});

test('every call names its own headers and that of the contract’s version', () => {
  interface Operation {
    operationId: string;
    parameters: readonly { name?: string; in?: string; $ref?: string }[];
  }
  const named = new Map(
    [...openApi].flatMap(([, { paths, components }]) =>
      Object.values(paths as Record<string, Record<string, Operation>>).flatMap((operations) =>
        Object.values(operations).map(({ operationId, parameters }): [string, unknown[]] => [
          operationId,
          parameters
            .map(({ $ref, ...inline }) =>
              $ref === undefined
                ? inline
                : (components as { parameters: Record<string, typeof inline> }).parameters[
                    $ref.split('/').at(-1) ?? ''
                  ],
            )
            .filter((parameter) => parameter?.in === 'header')
            .map((parameter) => parameter?.name),
        ]),
      ),
    ),
  );
  const expected = adapterEndpoints.map(({ name, headers }): [string, unknown[]] => [
    name,
    [...Object.keys(headers.entries), servicesContractHeader],
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});

test('every call and every message says what it is for', () => {
  const { messages } = asyncApi['components'] as { messages: Record<string, { description?: string }> };
  expect(Object.keys(messages).filter((name) => messages[name]?.description === undefined)).toEqual([]);
  expect(contract.endpoints.filter(({ comment }) => comment === '').map(({ endpoint }) => endpoint.name)).toEqual([]);
});

test('the document of the messages describes every message of hub, frames and app once', () => {
  const frames = [gameFrameEvent, gameFrameCommand, cashierFrameEvent, cashierFrameCommand, appMessage];
  // `onMessagePublished` has one message for each topic, and the app one event.
  const expected =
    frames.reduce((sum, { options }) => sum + options.length, 0) + hubEvents.length - 1 + topics.length + 1;
  expect(Object.keys(recorded.messages)).toHaveLength(expected);
  expect(Object.keys(recorded.messages)).toEqual(
    expect.arrayContaining(['hub.payment', 'gameFrame.roundEnded', 'cashierFrame.payment', 'app.depositFailed']),
  );
});

test('what fits the last release still fits, or the contract has a new version and an entry in the changelog', () => {
  expect(versionProblems(readReleased(), recorded, changelogEntries())).toEqual([]);
  expect(recorded.version).toBe(servicesContractVersion);
});
