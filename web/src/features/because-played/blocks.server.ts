import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';

/** UK9: leaves the row out for visitors, for restricted players and guests, and where the market allows no such prompt. */
export async function resolveBecausePlayed(
  _properties: object,
  { visit: { continuePlaying, loginState, access } }: Pick<BlockLookups, 'visit'>,
): Promise<object | 'absent'> {
  return continuePlaying && loginState === 'Logged-In' && access === 'full' ? {} : 'absent';
}

export const becausePlayedResolvers: Readonly<Record<string, BlockResolver>> = { becausePlayed: resolveBecausePlayed };
