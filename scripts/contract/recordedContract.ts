import type { RecordedContract, RecordedMessage, RecordedOperation } from './contractChanges.ts';
import type { ContractDocument } from './openApiDocuments.ts';
import type { Schema } from './schemaProblems.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}

interface Operation {
  security: readonly Readonly<Record<string, unknown>>[];
  'x-capability'?: string;
  parameters: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Readonly<Record<string, { content: { 'application/json': { schema: Schema } } }>>;
}

interface OpenApi {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

interface AsyncApi {
  operations: Readonly<Record<string, { action: 'send' | 'receive'; messages: readonly { $ref: string }[] }>>;
  components: { messages: Readonly<Record<string, { payload: Schema }>>; schemas: Readonly<Record<string, Schema>> };
}

/** Reduces the documents to what a release promises, without descriptions. */
export function recordedContract(
  openApi: ReadonlyMap<string, ContractDocument>,
  asyncApi: ContractDocument,
): RecordedContract {
  const calls: Record<string, RecordedOperation> = {};
  const schemas: Record<string, Schema> = {};
  let version = '';
  for (const [service, document] of openApi) {
    const { info, paths, components } = document as unknown as OpenApi;
    version = info.version;
    for (const [path, operations] of Object.entries(paths))
      for (const [method, operation] of Object.entries(operations))
        calls[`${service} ${method.toUpperCase()} ${path}`] = recordedOperation(operation);
    Object.assign(schemas, components.schemas);
  }
  const { operations, components } = asyncApi as unknown as AsyncApi;
  const messages: Record<string, RecordedMessage> = {};
  for (const { action, messages: references } of Object.values(operations))
    for (const { $ref } of references) {
      const id = $ref.slice($ref.lastIndexOf('/') + 1);
      const payload = components.messages[id]?.payload;
      if (payload !== undefined) messages[id] = { direction: action === 'send' ? 'sent' : 'received', payload };
    }
  for (const [name, schema] of Object.entries(components.schemas)) schemas[name] ??= schema;
  return withoutDescriptions({ version, calls, messages, schemas }) as RecordedContract;
}

function recordedOperation(operation: Operation): RecordedOperation {
  const { security, parameters, requestBody, responses } = operation;
  const { 200: success, ...errors } = responses;
  // A reference is a header of every call, which is no promise of one.
  const own = parameters.filter((parameter) => 'name' in parameter);
  const places = Map.groupBy(own, (parameter) => parameter.in);
  const parts: [string, Schema][] = [...places].map(([place, list]) => [
    place,
    {
      type: 'object',
      properties: Object.fromEntries(list.map(({ name, schema }) => [name, schema])),
      required: list.filter(({ required }) => required).map(({ name }) => name),
    },
  ]);
  const body = requestBody?.content['application/json'].schema;
  if (body !== undefined) parts.push(['body', body]);
  return {
    auth: security.map((one) => Object.keys(one).join(' and ') || 'none').join(' or ') || 'none',
    capability: operation['x-capability'] ?? null,
    request: { type: 'object', properties: Object.fromEntries(parts), required: parts.map(([part]) => part) },
    response: success?.content['application/json'].schema ?? {},
    errors: Object.keys(errors),
  };
}

/** A field may have the name `description`, so only texts are descriptions. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'description' && typeof inner === 'string'))
      .map(([key, inner]) => [key, withoutDescriptions(inner)]),
  );
}
