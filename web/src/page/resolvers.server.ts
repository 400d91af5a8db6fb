import type { BlockResolver } from '../blocks/blockResolver.server.ts';

/** Blocks that need something looked up on the server, by alias. A block without an entry gets its properties as they are. */
const resolvers: Readonly<Record<string, BlockResolver>> = {};

export function resolverOf(alias: string): BlockResolver | null {
  return resolvers[alias] ?? null;
}
