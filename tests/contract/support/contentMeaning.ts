import type { ContentNode } from '@foyer/contract/content';

/** Content without what means nothing: empty texts, lists and groups, and the wish not to be indexed. */
export function contentMeaning(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(contentMeaning).filter((entry) => entry !== undefined);
    return entries.length === 0 ? undefined : entries;
  }
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const meant = key === 'robots' && part === false ? undefined : contentMeaning(part);
    return meant === undefined ? [] : [[key, meant] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Nodes by alias: the order of different lists means nothing, and neither does the id of a version of the terms. */
export function nodeMeaning(node: ContentNode): unknown {
  const { Children, Id, ...rest } = node;
  return {
    ...(contentMeaning(rest) as object),
    ...(node.Alias !== 'termsVersion' && { Id }),
    children: Children.toSorted((a, b) => (a.Alias < b.Alias ? -1 : Number(a.Alias > b.Alias))).map(nodeMeaning),
  };
}
