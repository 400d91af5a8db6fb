/** The parts of a Valibot schema that a description shows. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  key?: Shape;
  value?: Shape;
  wrapped?: Shape;
  options?: readonly (Shape | string)[];
  literal?: unknown;
  getter?: (input: unknown) => Shape;
  pipe?: readonly Step[];
}

interface Step {
  kind: string;
  type: string;
  pipe?: readonly Step[];
  requirement?: unknown;
}

/** Names by the `entries` of an object schema, which copies of the schema share. */
export type SchemaNames = ReadonlyMap<unknown, string>;

/** Describes the input of a schema in the notation of TypeScript, with limits as comments. */
export function schemaText(schema: unknown, names: SchemaNames): string {
  const textOf = (shape: Shape, indent: string, isRoot = false): string => {
    const name = isRoot ? undefined : names.get(shape.entries);
    if (name !== undefined) return name;
    if (shape.type === 'object') {
      const deeper = `${indent}  `;
      const lines = Object.entries(shape.entries ?? {}).map(([key, field]) => {
        const note = [...('fallback' in field ? ['has a default'] : []), ...notesOf(field)].join(', ');
        const label = /^\w+$/.test(key) ? key : quoted(key);
        return `${deeper}${label}${isOptional(field) ? '?' : ''}: ${textOf(field, deeper)};${note === '' ? '' : ` // ${note}`}`;
      });
      return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
    }
    if (shape.type === 'array') return listOf(textOf(shape.item ?? unknownShape, indent));
    if (shape.type === 'record')
      return `Record<${textOf(shape.key ?? unknownShape, indent)}, ${textOf(shape.value ?? unknownShape, indent)}>`;
    if (shape.type === 'nullable' || shape.type === 'nullish')
      return `${textOf(shape.wrapped ?? unknownShape, indent)} | null`;
    if (shape.type === 'literal') return quoted(shape.literal);
    const inner = shape.wrapped ?? shape.getter?.(undefined);
    if (inner !== undefined) return textOf(inner, indent);
    if (shape.options === undefined) return shape.type;
    return shape.options.map((option) => (isShape(option) ? textOf(option, indent) : quoted(option))).join(' | ');
  };
  return isShape(schema) ? textOf(schema, '', true) : '';
}

export interface NamedSchema {
  name: string;
  schema: unknown;
}

/** Object schemas that occur more than once, named after a field that holds them. */
export function sharedSchemas(roots: readonly NamedSchema[]): NamedSchema[] {
  const found = new Map<unknown, { shape: Shape; fields: string[] }>();
  const visit = (shape: Shape, field: string): void => {
    if (shape.entries !== undefined) {
      const known = found.get(shape.entries);
      if (known !== undefined) {
        known.fields.push(field);
        return;
      }
      found.set(shape.entries, { shape, fields: [field] });
      for (const [key, entry] of Object.entries(shape.entries)) visit(entry, key);
    }
    const inner = [shape.wrapped, shape.item, shape.value, shape.getter?.(undefined), ...(shape.options ?? [])];
    for (const one of inner) if (isShape(one)) visit(one, field);
  };
  for (const { name, schema } of roots) if (isShape(schema)) visit(schema, name);
  const taken = new Set<string>();
  return [...found.values()].flatMap(({ shape, fields }) => {
    if (fields.length < 2 || Object.keys(shape.entries ?? {}).length < 2) return [];
    const best = fields.find((field) => !/s$|^data$/.test(field)) ?? fields[0]?.replace(/s$/, '') ?? '';
    const capitalised = best.charAt(0).toUpperCase() + best.slice(1);
    const name = taken.has(capitalised) ? `${capitalised}${taken.size}` : capitalised;
    taken.add(name);
    return [{ name, schema: shape }];
  });
}

/** The `entries` of an object schema, by which {@link SchemaNames} finds its name. */
export const entriesOf = (schema: unknown) => (isShape(schema) ? schema.entries : undefined);

const unknownShape: Shape = { type: 'unknown' };

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const listOf = (item: string) => (/ \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`);

const isOptional = (field: Shape) =>
  field.type === 'optional' || field.type === 'nullish' || field.type === 'exact_optional';

const words: Readonly<Record<string, (requirement: string) => string>> = {
  integer: () => 'integer',
  safe_integer: () => 'integer',
  min_value: (least) => `at least ${least}`,
  max_value: (most) => `at most ${most}`,
  min_length: (least) => `length at least ${least}`,
  max_length: (most) => `length at most ${most}`,
  uuid: () => 'UUID',
  url: () => 'address',
  regex: (pattern) => `matches ${pattern}`,
};

const listWords: typeof words = {
  min_length: (least) => `at least ${least} ${least === '1' ? 'entry' : 'entries'}`,
  max_length: (most) => `at most ${most} ${most === '1' ? 'entry' : 'entries'}`,
  length: (count) => `${count} ${count === '1' ? 'entry' : 'entries'}`,
};

/** Limits of the values of a field, of a list first its own and then those of each entry. */
function notesOf({ type, pipe = [], wrapped, item }: Shape): string[] {
  const steps = (all: readonly Step[]): Step[] => all.flatMap((step) => [...steps(step.pipe ?? []), step]);
  const own = steps(pipe).flatMap((step) =>
    step.kind === 'validation'
      ? [(type === 'array' ? listWords : words)[step.type]?.(String(step.requirement)) ?? '']
      : [],
  );
  const each = item === undefined ? [] : notesOf(item);
  const notes = [
    ...(wrapped === undefined ? [] : notesOf(wrapped)),
    ...own,
    ...(each.length === 0 ? [] : [`each ${each.join(', ')}`]),
  ];
  return [...new Set(notes)].filter((note) => note !== '');
}
