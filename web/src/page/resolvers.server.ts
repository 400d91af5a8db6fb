import type { BlockResolver } from '../blocks/blockResolver.server.ts';
import { blogResolvers } from '../features/blog/blocks.server.ts';
import { gameWindowResolvers } from '../features/game-window/blocks.server.ts';
import { heroResolvers } from '../features/hero/blocks.server.ts';
import { lobbyResolvers } from '../features/lobby/blocks.server.ts';
import { richTextResolvers } from '../features/rich-text/blocks.server.ts';
import { themeSheetResolvers } from '../features/theme-sheet/blocks.server.ts';

/** Blocks that need something looked up on the server, by alias. A block without an entry gets its properties as they are. */
const resolvers: Readonly<Record<string, BlockResolver>> = { ...gameWindowResolvers, ...lobbyResolvers, ...heroResolvers, ...richTextResolvers, ...blogResolvers, ...themeSheetResolvers };

export function resolverOf(alias: string): BlockResolver | null {
  return resolvers[alias] ?? null;
}
