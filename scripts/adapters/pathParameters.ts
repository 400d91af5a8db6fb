import type { AnyEndpoint } from '@foyer/contract/endpoint';

/** Parameters of a path below a service's base; null for a path of another endpoint. */
export function pathParameters({ path }: AnyEndpoint, parts: readonly string[]): Record<string, string> | null {
  const names = path.slice(1).split('/');
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = decoded(parts[index] ?? '');
    if (part === null || (!name.startsWith(':') && name !== part)) return null;
    if (name.startsWith(':')) params[name.slice(1)] = part;
  }
  return params;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
