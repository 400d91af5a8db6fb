/** The parts of JSON Schema that descriptions of the contract use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Named schemas, to which `$ref` refers by its last part. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema and the named schemas beside it. */
export interface Sided {
  readonly schema: Schema;
  readonly schemas: Schemas;
}

const lowerBounds = ['minimum', 'minLength', 'minItems'] as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems'] as const;

/**
 * Lists why a value that fits the schema of the sender may not fit that of the receiver, as `path: reason`; empty if
 * every value fits.
 */
export function schemaProblems(
  sender: Sided,
  receiver: Sided,
  path = '',
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const refs = `${sender.schema.$ref ?? ''} ${receiver.schema.$ref ?? ''}`;
  const isNamed = refs !== ' ';
  // A schema that contains itself.
  if (isNamed && seen.has(refs)) return [];
  const inside = isNamed ? new Set([...seen, refs]) : seen;
  const from = resolved(sender);
  const to = resolved(receiver);
  const problem = (reason: string) => [`${path === '' ? 'value' : path}: ${reason}`];
  const compare = (one: Schema, other: Schema, at: string) =>
    schemaProblems({ ...sender, schema: one }, { ...receiver, schema: other }, at, inside);

  const fromOptions = from.anyOf ?? from.oneOf;
  if (fromOptions !== undefined) return fromOptions.flatMap((option) => compare(option, to, path));
  const toOptions = to.anyOf ?? to.oneOf;
  if (toOptions !== undefined) {
    const attempts = toOptions.map((option) => compare(from, option, path));
    const best = attempts.toSorted((one, other) => one.length - other.length)[0] ?? [];
    return best.length > 0 && toOptions.length > 1
      ? best.map((text) => `${text} (of the alternative that fits best)`)
      : best;
  }

  const toTypes = typesOf(to);
  const missing = typesOf(from)?.filter(
    (type) => !toTypes?.some((one) => one === type || (one === 'number' && type === 'integer')),
  );
  if (toTypes !== undefined && (missing === undefined || missing.length > 0))
    return problem(`${missing === undefined ? 'any type' : missing.join(', ')} instead of ${toTypes.join(', ')}`);
  const toValues = valuesOf(to);
  if (toValues !== undefined) {
    const others = valuesOf(from)?.filter((value) => !toValues.includes(value));
    if (others === undefined) return problem(`not only ${toValues.map(text).join(', ')}`);
    if (others.length > 0) return problem(`also ${others.map(text).join(', ')}`);
  }
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  const toItems = to.items;
  return [
    ...lowerBounds.flatMap((bound) =>
      to[bound] !== undefined && (from[bound] ?? -Infinity) < to[bound]
        ? problem(`${bound} ${from[bound] ?? 'none'} instead of ${to[bound]}`)
        : [],
    ),
    ...upperBounds.flatMap((bound) =>
      to[bound] !== undefined && (from[bound] ?? Infinity) > to[bound]
        ? problem(`${bound} ${from[bound] ?? 'none'} instead of ${to[bound]}`)
        : [],
    ),
    ...(['pattern', 'format'] as const).flatMap((rule) =>
      to[rule] !== undefined && from[rule] !== to[rule] ? problem(`another ${rule}`) : [],
    ),
    ...(to.required ?? [])
      .filter((field) => !from.required?.includes(field))
      .flatMap((field) => [`${at(field)}: may be missing where it is required`]),
    ...Object.entries(to.properties ?? {}).flatMap(([field, property]) => {
      const sent = from.properties?.[field];
      return sent === undefined ? [] : compare(sent, property, at(field));
    }),
    ...(isSchema(to.items) && isSchema(from.items) ? compare(from.items, to.items, `${path}[]`) : []),
    ...(Array.isArray(toItems)
      ? (toItems as readonly Schema[]).flatMap((item, place) =>
          compare((from.items as readonly Schema[] | undefined)?.[place] ?? {}, item, `${path}[${place}]`),
        )
      : []),
    ...(isSchema(to.additionalProperties)
      ? compare(isSchema(from.additionalProperties) ? from.additionalProperties : {}, to.additionalProperties, at('*'))
      : []),
    ...(isSchema(to.propertyNames)
      ? compare(from.propertyNames ?? { type: 'string' }, to.propertyNames, at('* as a name'))
      : []),
  ];
}

/** Paths of the fields of a schema, as `credentials.username`, and whether each must be there. */
export function fieldsOf(
  { schema, schemas }: Sided,
  path = '',
  seen: ReadonlySet<string> = new Set(),
): Map<string, boolean> {
  if (schema.$ref !== undefined && seen.has(schema.$ref)) return new Map();
  const inside = schema.$ref === undefined ? seen : new Set([...seen, schema.$ref]);
  const { properties = {}, required = [], items, anyOf, oneOf } = resolved({ schema, schemas });
  const options = [...(anyOf ?? oneOf ?? []), ...(isSchema(items) ? [items] : [])];
  return new Map([
    ...Object.entries(properties).flatMap(([field, property]) => {
      const at = path === '' ? field : `${path}.${field}`;
      return [[at, required.includes(field)] as const, ...fieldsOf({ schema: property, schemas }, at, inside)];
    }),
    ...options.flatMap((option) => [...fieldsOf({ schema: option, schemas }, path, inside)]),
  ]);
}

function resolved({ schema, schemas }: Sided): Schema {
  if (schema.$ref === undefined) return schema;
  return schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {};
}

const typesOf = ({ type, ...schema }: Schema): readonly string[] | undefined => {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  const values = valuesOf(schema);
  return (
    values && [
      ...new Set(values.map((value) => (value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value))),
    ]
  );
};

const valuesOf = (schema: Schema): readonly unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown) => JSON.stringify(value);
