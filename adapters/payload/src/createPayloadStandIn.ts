/** A document with its fields in each language. */
export interface StandInDocument {
  collection: string;
  id: number;
  byLanguage: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * A content system in memory, for tests: responds to `fetch` as Payload's REST interface does to the adapter's requests.
 * Every document is published unless its fields say otherwise.
 */
export function createPayloadStandIn(documents: readonly StandInDocument[]): typeof fetch {
  return async (address) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address);
    const collection = pathname.split('/').at(-1);
    const wanted = [...searchParams].flatMap(([name, value]) => {
      const field = /^where\[(\w+)\]\[equals\]$/.exec(name)?.[1];
      return field === undefined ? [] : [[field, value] as const];
    });
    const docs = documents
      .filter((document) => document.collection === collection)
      .map(({ id, byLanguage }) => ({
        id,
        _status: 'published',
        ...(byLanguage[searchParams.get('locale') ?? ''] ?? byLanguage[searchParams.get('fallback-locale') ?? '']),
      }))
      .filter((document) =>
        wanted.every(([field, value]) => field in document && String(document[field as 'id']) === value),
      )
      .toSorted((a, b) => a.id - b.id);
    return Response.json({ docs });
  };
}
