import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { withTolerance } from '../../contract/src/tolerantSchemas.ts';
import { fieldComment } from './contractComments.ts';
import type { Contract } from './readContract.ts';

/** Checks of several fields at once, and changes of texts, which JSON Schema does not know. */
const ignoreActions = ['check', 'partial_check', 'trim', 'normalize'];

/** Converts schemas of the contract to JSON Schema, as they are sent. */
export interface SchemaConverter {
  /** Schemas with a name become references to `#/components/schemas/`. */
  convert(schema: GenericSchema): JsonSchema;
  /** The named schemas to which the conversions so far refer, directly or not, by name. */
  referenced(): Record<string, JsonSchema>;
}

/**
 * @param target draft-07 for AsyncAPI, whose own schemas extend it
 * @throws an error for a part of a schema that has no counterpart
 */
export function schemaConverter(
  { schemas, comments }: Contract,
  target: 'draft-2020-12' | 'draft-07',
): SchemaConverter {
  const names = new Map([...schemas].map(([name, { schema }]) => [entriesOf(schema), name]));
  const allComments = [...comments.values()];
  const wanted = new Set<string>();
  const convert = (schema: GenericSchema): JsonSchema => {
    const {
      $schema: _dialect,
      $defs: _defs,
      definitions: _definitions,
      ...converted
    } = toJsonSchema(schema, {
      target,
      typeMode: 'input',
      ignoreActions,
      overrideSchema({ valibotSchema, jsonSchema }) {
        const inner: unknown = valibotSchema.type === 'lazy' ? Reflect.get(valibotSchema, 'getter')() : valibotSchema;
        const entries = entriesOf(inner);
        const name = names.get(entries);
        if (name !== undefined) {
          wanted.add(name);
          return { $ref: `#/components/schemas/${name}` };
        }
        if (entries === undefined) return null;
        for (const [field, property] of Object.entries(jsonSchema.properties ?? {})) {
          if (typeof property === 'boolean') continue;
          const comment = fieldComment(allComments, Object.keys(entries), field);
          if (comment !== undefined) property.description = comment;
          const fallback = fallbackOf(entries[field]);
          // A time is that of the reading, also inside an object.
          const hasTime = fallback !== undefined && /"\d{4}-\d\d-\d\dT/.test(JSON.stringify(fallback));
          if (fallback !== undefined && !hasTime && property.default === undefined)
            property.default = fallback as JsonSchema['default'];
        }
        return jsonSchema;
      },
    });
    return converted;
  };
  return {
    convert,
    referenced() {
      const converted = new Map<string, JsonSchema>();
      for (const name of wanted) {
        const { schema, comment } = schemas.get(name) ?? {};
        if (schema === undefined) continue;
        converted.set(name, { ...(comment === '' ? {} : { description: comment }), ...convert(unnamed(schema)) });
      }
      return Object.fromEntries([...converted].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
}

type Entries = Readonly<Record<string, GenericSchema>>;

/** The fields of an object schema, which copies of the schema share. */
const entriesOf = (schema: unknown) =>
  typeof schema === 'object' && schema !== null ? (Reflect.get(schema, 'entries') as Entries | undefined) : undefined;

/** A copy that is not taken for the named schema. */
function unnamed(schema: GenericSchema): GenericSchema {
  const copy = { ...schema, entries: { ...entriesOf(schema) } };
  const pipe = Reflect.get(schema, 'pipe') as readonly GenericSchema[] | undefined;
  return pipe === undefined
    ? copy
    : ({ ...copy, pipe: [unnamed(pipe[0] ?? schema), ...pipe.slice(1)] } as GenericSchema);
}

/** What a page uses instead of a required field that is missing; undefined if it cannot do without. */
function fallbackOf(schema: GenericSchema | undefined): unknown {
  const read = () => {
    const fallback: unknown = schema === undefined ? undefined : Reflect.get(schema, 'fallback');
    return typeof fallback === 'function' ? fallback() : fallback;
  };
  return withTolerance({ dropEntry: () => true, replaceField: () => undefined }, read);
}
