import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as v from 'valibot';
import type { CachedPage } from './cachedPage.server.ts';
import { PageBody } from './pageBody.server.ts';

const decompressed = promisify(brotliDecompress);

/** Raised when the fields below change: a process ignores pages of another shape. */
export const storedPageShape = 3;

const time = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Larger than any page, so that a foreign value cannot fill the memory. */
const maxHtmlBytes = 16 * 1024 * 1024;
const facts = v.object({
  status: v.literal(200),
  etag: v.pipe(v.string(), v.regex(/^"[\w-]{22}"$/)),
  renderedAt: time,
  freshUntil: time,
  /** Generation of the whole cache and of each tag when the page was rendered. */
  generations: v.array(v.nullable(v.string())),
});
const parsedFacts = v.pipe(v.string(), v.parseJson(), facts);

/** A page of the shared tier. */
export interface StoredPage {
  page: CachedPage;
  generations: readonly (string | null)[];
}

/** Fields of the page's hash. Only the smallest form is stored; a process derives the others. */
export async function fieldsOf({ page, generations }: StoredPage): Promise<Record<string, string | Buffer>> {
  const { body, status, etag, renderedAt, freshUntil } = page;
  return { br: await body.in('br'), facts: JSON.stringify({ status, etag, renderedAt, freshUntil, generations }) };
}

/** Null for anything that this build did not write. */
export async function readStoredPage(fields: Record<string, Buffer>): Promise<StoredPage | null> {
  const { facts: factsText, br } = fields;
  if (factsText === undefined || br === undefined) return null;
  const read = v.safeParse(parsedFacts, factsText.toString());
  if (!read.success) return null;
  const { generations, status, etag, renderedAt, freshUntil } = read.output;
  const html = await decompressed(br, { maxOutputLength: maxHtmlBytes }).catch(() => null);
  if (html === null) return null;
  const body = new PageBody(html, br);
  if (body.etag !== etag) return null;
  return {
    page: { bytes: body.maxBytes, status, etag, isComplete: true, renderedAt, freshUntil, body },
    generations,
  };
}
