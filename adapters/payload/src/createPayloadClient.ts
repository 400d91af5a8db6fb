import type { AdapterCall } from '@foyer/contract/defineAdapter';
import type { Culture } from '@foyer/contract/ids';
import { defaultCulture } from '@foyer/contract/languages';
import * as v from 'valibot';
import { collections } from './documents.ts';
import type { Collection, DocumentOf } from './documents.ts';
import type { PayloadSettings } from './payloadSettings.ts';

/** Documents of the content system for one call. */
export interface ContentReader {
  /**
   * Every document that is public, or its latest version where drafts are shown, by id. Leaves out and reports what
   * cannot be read.
   * @param where field and its value
   * @throws when the content system fails or refuses the key
   */
  find<C extends Collection>(
    collection: C,
    culture: Culture,
    where?: Readonly<Record<string, string>>,
  ): Promise<DocumentOf<C>[]>;
}

/** Its name is in the log; it has no message, which could hold received values. */
class ContentSystemError extends Error {
  override readonly name: string;
  constructor(name: 'ContentKeyRefused' | 'ContentSystemFailed' | 'ContentSystemUnreadable') {
    super('');
    this.name = name;
  }
}

const answer = v.object({ docs: v.array(v.unknown()) });
/** More documents of one collection than a casino has. */
const maxDocuments = 10_000;

export function createPayloadClient({ ADDRESS, API_KEY, DRAFTS }: PayloadSettings) {
  return (call: AdapterCall): ContentReader => ({
    async find(collection, culture, where = {}) {
      const query = new URLSearchParams({
        depth: '0',
        limit: String(maxDocuments),
        pagination: 'false',
        sort: 'id',
        locale: culture,
        'fallback-locale': defaultCulture,
      });
      for (const [field, value] of Object.entries(where)) query.set(`where[${field}][equals]`, value);
      if (DRAFTS === 'on') query.set('draft', 'true');
      else if (collection !== 'places') query.set('where[_status][equals]', 'published');
      const response = await call.fetch(`${ADDRESS.replace(/\/$/, '')}/api/${collection}?${query}`, {
        headers: { authorization: `users API-Key ${API_KEY}`, accept: 'application/json' },
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ContentSystemError(
          [401, 403].includes(response.status) ? 'ContentKeyRefused' : 'ContentSystemFailed',
        );
      }
      const body = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), await response.text());
      if (!body.success) throw new ContentSystemError('ContentSystemUnreadable');
      return body.output.docs.flatMap((document) => {
        const read = v.safeParse(collections[collection], document);
        if (read.success) return [read.output];
        call.report('unreadableDocument');
        return [];
      });
    },
  });
}
