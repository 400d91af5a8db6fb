import { ownValue } from '@foyer/contract/ownValue';
import type { BlockResolver } from '../blocks/blockResolver.server.ts';
import { appDownloadResolvers } from '../features/app-download/blocks.server.ts';
import { blogResolvers } from '../features/blog/blocks.server.ts';
import { footerResolvers } from '../features/footer/blocks.server.ts';
import { gameWindowResolvers } from '../features/game-window/blocks.server.ts';
import { heroResolvers } from '../features/hero/blocks.server.ts';
import { lobbyResolvers } from '../features/lobby/blocks.server.ts';
import { playerCareResolvers } from '../features/player-care/blocks.server.ts';
import { promotionsResolvers } from '../features/promotions/blocks.server.ts';
import { registrationResolvers } from '../features/registration/blocks.server.ts';
import { richTextResolvers } from '../features/rich-text/blocks.server.ts';
import { termsResolvers } from '../features/terms/blocks.server.ts';
import { themeSheetResolvers } from '../features/theme-sheet/blocks.server.ts';
import { verificationResolvers } from '../features/verification/blocks.server.ts';

/** Blocks that need something looked up on the server, by alias. A block without an entry gets its properties as they are. */
const resolvers: Readonly<Record<string, BlockResolver>> = {
  ...gameWindowResolvers,
  ...lobbyResolvers,
  ...heroResolvers,
  ...footerResolvers,
  ...richTextResolvers,
  ...blogResolvers,
  ...verificationResolvers,
  ...termsResolvers,
  ...registrationResolvers,
  ...promotionsResolvers,
  ...playerCareResolvers,
  ...appDownloadResolvers,
  ...themeSheetResolvers,
};

export function resolverOf(alias: string): BlockResolver | null {
  return ownValue(resolvers, alias) ?? null;
}
