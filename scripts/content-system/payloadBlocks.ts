import { contentBlocks } from '@foyer/contract/blocks';
import type * as v from 'valibot';

/** A field of Payload, as far as blocks need it. */
export interface PayloadField {
  name: string;
  type: 'text' | 'textarea' | 'number' | 'checkbox' | 'select' | 'array' | 'group';
  localized?: true;
  hasMany?: true;
  options?: readonly string[];
  fields?: PayloadField[];
}

export interface PayloadBlock {
  slug: string;
  fields: PayloadField[];
}

type Schema = v.GenericSchema & { type: string };

/** Values that are the same in every language: addresses, anchors, dates, and names of the catalogue. */
const isTechnical = (name: string): boolean =>
  /(?:url|path|image|icon|anchor|version|date|until|dateCreated|days)$/i.test(name) ||
  ['provider', 'theme', 'feature', 'rating'].includes(name);
const isLong = (name: string): boolean =>
  ['html', 'text', 'summary', 'note', 'terms', 'afterwards', 'independence'].includes(name);

/** Blocks of the content system: one for each component of the contract, with a field for each property. */
export function payloadBlocks(): PayloadBlock[] {
  return Object.entries(contentBlocks).map(([slug, { entries }]) => ({ slug, fields: fieldsOf(entries) }));
}

const fieldsOf = (entries: Readonly<Record<string, unknown>>): PayloadField[] =>
  Object.entries(entries).map(([name, schema]) => fieldOf(name, schema as Schema));

function fieldOf(name: string, schema: Schema): PayloadField {
  const { wrapped, entries, item, options } = schema as Schema & {
    wrapped?: Schema;
    entries?: Readonly<Record<string, unknown>>;
    item?: Schema;
    options?: readonly string[];
  };
  switch (schema.type) {
    case 'optional':
      if (wrapped !== undefined) return fieldOf(name, wrapped);
      break;
    case 'object':
      if (entries !== undefined) return { name, type: 'group', fields: fieldsOf(entries) };
      break;
    case 'array':
      if (item?.type === 'object')
        return { name, type: 'array', fields: fieldsOf((item as typeof item & { entries: object }).entries as never) };
      if (item !== undefined) return { ...fieldOf(name, item), hasMany: true };
      break;
    case 'picklist':
      // The market may determine a rating, as the fact `{{customerFundsRating}}`.
      if (options !== undefined && !isTechnical(name)) return { name, type: 'select', options };
      break;
    case 'boolean':
      return { name, type: 'checkbox' };
    case 'number':
      return { name, type: 'number' };
    default:
      break;
  }
  if (isTechnical(name)) return { name, type: 'text' };
  return { name, type: isLong(name) ? 'textarea' : 'text', localized: true };
}
