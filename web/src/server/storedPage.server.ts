import * as v from 'valibot';
import type { CachedPage } from './cachedPage.server.ts';

/** Raised when the fields below change: a process ignores pages of another shape. */
export const storedPageShape = 2;

const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const facts = v.object({
  status: v.literal(200),
  etag: v.pipe(v.string(), v.regex(/^"[\w-]{22}"$/)),
  renderedAt: time,
  freshUntil: time,
  /** Generation of the whole cache and of each tag when the page was rendered. */
  generations: v.array(v.nullable(v.string())),
  lengths: v.object({ br: size, gzip: size, identity: size }),
});
const parsedFacts = v.pipe(v.string(), v.parseJson(), facts);

/** A page of the shared tier. */
export interface StoredPage {
  page: CachedPage;
  generations: readonly (string | null)[];
}

/** Fields of the page's hash. */
export function fieldsOf({ page, generations }: StoredPage): Record<string, string | Buffer> {
  const { bodies, status, etag, renderedAt, freshUntil } = page;
  const lengths = {
    br: bodies.br.byteLength,
    gzip: bodies.gzip.byteLength,
    identity: bodies.identity.byteLength,
  };
  return { ...bodies, facts: JSON.stringify({ status, etag, renderedAt, freshUntil, generations, lengths }) };
}

/** Null for anything that this build did not write. */
export function readStoredPage(fields: Record<string, Buffer>): StoredPage | null {
  const { facts: text, br, gzip, identity } = fields;
  if (text === undefined || br === undefined || gzip === undefined || identity === undefined) return null;
  const read = v.safeParse(parsedFacts, text.toString());
  if (!read.success) return null;
  const { generations, lengths, status, etag, renderedAt, freshUntil } = read.output;
  if (lengths.br !== br.byteLength || lengths.gzip !== gzip.byteLength || lengths.identity !== identity.byteLength)
    return null;
  return {
    page: {
      bytes: lengths.br + lengths.gzip + lengths.identity,
      status,
      etag,
      isComplete: true,
      renderedAt,
      freshUntil,
      bodies: { br, gzip, identity },
    },
    generations,
  };
}
