import { ownValue } from '@foyer/contract/ownValue';
import type { BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { appDownloadResolvers } from '../../features/app-download/blocks.server.ts';
import { becausePlayedResolvers } from '../../features/because-played/blocks.server.ts';
import { blogResolvers } from '../../features/blog/blocks.server.ts';
import { errorPageResolvers } from '../../features/error-pages/blocks.server.ts';
import { footerResolvers } from '../../features/footer/blocks.server.ts';
import { gameGroupResolvers } from '../../features/game-groups/blocks.server.ts';
import { gameWindowResolvers } from '../../features/game-window/blocks.server.ts';
import { heroResolvers } from '../../features/hero/blocks.server.ts';
import { legalResolvers } from '../../features/legal/blocks.server.ts';
import { lobbyResolvers } from '../../features/lobby/blocks.server.ts';
import { promotionsResolvers } from '../../features/promotions/blocks.server.ts';
import { questionsResolvers } from '../../features/questions/blocks.server.ts';
import { registrationResolvers } from '../../features/registration/blocks.server.ts';
import { richTextResolvers } from '../../features/rich-text/blocks.server.ts';
import { saferGamblingResolvers } from '../../features/safer-gambling/blocks.server.ts';
import { termsResolvers } from '../../features/terms/blocks.server.ts';
import { themeSheetResolvers } from '../../features/theme-sheet/blocks.server.ts';
import { verificationResolvers } from '../../features/verification/blocks.server.ts';

/** Resolvers by block alias. A block without a resolver gets its properties unchanged. */
const resolvers: Readonly<Record<string, BlockResolver>> = {
  ...gameWindowResolvers,
  ...gameGroupResolvers,
  ...lobbyResolvers,
  ...becausePlayedResolvers,
  ...heroResolvers,
  ...footerResolvers,
  ...errorPageResolvers,
  ...richTextResolvers,
  ...questionsResolvers,
  ...legalResolvers,
  ...blogResolvers,
  ...verificationResolvers,
  ...termsResolvers,
  ...registrationResolvers,
  ...promotionsResolvers,
  ...saferGamblingResolvers,
  ...appDownloadResolvers,
  ...themeSheetResolvers,
};

export function resolverOf(alias: string): BlockResolver | null {
  return ownValue(resolvers, alias) ?? null;
}
