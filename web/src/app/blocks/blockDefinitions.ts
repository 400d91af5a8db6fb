import type { AnyBlockDefinition } from '../../domain/block/blockDefinition.ts';
import { accountMenuBlocks } from '../../features/account-menu/blocks.ts';
import { appDownloadBlocks } from '../../features/app-download/blocks.ts';
import { becausePlayedBlocks } from '../../features/because-played/blocks.ts';
import { blogBlocks } from '../../features/blog/blocks.ts';
import { cashierBlocks } from '../../features/cashier/blocks.ts';
import { chatBlocks } from '../../features/chat/blocks.ts';
import { cookieConsentBlocks } from '../../features/cookie-consent/blocks.ts';
import { dialBlocks } from '../../features/dial/blocks.ts';
import { errorPageBlocks } from '../../features/error-pages/blocks.ts';
import { footerBlocks } from '../../features/footer/blocks.ts';
import { gameGroupBlocks } from '../../features/game-groups/blocks.ts';
import { gameWindowBlocks } from '../../features/game-window/blocks.ts';
import { genericModalBlocks } from '../../features/generic-modal/blocks.ts';
import { headerBlocks } from '../../features/header/blocks.ts';
import { heroBlocks } from '../../features/hero/blocks.ts';
import { messageBlocks } from '../../features/in-app-messages/blocks.ts';
import { jackpotBlocks } from '../../features/jackpots/blocks.ts';
import { legalBlocks } from '../../features/legal/blocks.ts';
import { lobbyBlocks } from '../../features/lobby/blocks.ts';
import { loginBlocks } from '../../features/login/blocks.ts';
import { playerHistoryBlocks } from '../../features/player-history/blocks.ts';
import { poorConnectionBlocks } from '../../features/poor-connection/blocks.ts';
import { promotionsBlocks } from '../../features/promotions/blocks.ts';
import { questionsBlocks } from '../../features/questions/blocks.ts';
import { questsBlocks } from '../../features/quests/blocks.ts';
import { registrationBlocks } from '../../features/registration/blocks.ts';
import { restrictedCountryBlocks } from '../../features/restricted-country/blocks.ts';
import { richTextBlocks } from '../../features/rich-text/blocks.ts';
import { saferGamblingBlocks } from '../../features/safer-gambling/blocks.ts';
import { searchBlocks } from '../../features/search/blocks.ts';
import { supportBlocks } from '../../features/support/blocks.ts';
import { termsBlocks } from '../../features/terms/blocks.ts';
import { themeSheetBlocks } from '../../features/theme-sheet/blocks.ts';
import { toastBlocks } from '../../features/toasts/blocks.ts';
import { verificationBlocks } from '../../features/verification/blocks.ts';
import { winnerBlocks } from '../../features/winners/blocks.ts';
import type { OverlayName } from '../../services/overlays/openOverlay.ts';

/** Every CMS block and default component that the product can render. A feature lists its own in `blocks.ts`. */
export const blockDefinitions: readonly AnyBlockDefinition[] = [
  ...loginBlocks,
  ...accountMenuBlocks,
  ...dialBlocks,
  ...cashierBlocks,
  ...saferGamblingBlocks,
  ...playerHistoryBlocks,
  ...blogBlocks,
  ...errorPageBlocks,
  ...gameWindowBlocks,
  ...gameGroupBlocks,
  ...lobbyBlocks,
  ...becausePlayedBlocks,
  ...jackpotBlocks,
  ...winnerBlocks,
  ...searchBlocks,
  ...footerBlocks,
  ...headerBlocks,
  ...heroBlocks,
  ...richTextBlocks,
  ...questionsBlocks,
  ...legalBlocks,
  ...toastBlocks,
  ...restrictedCountryBlocks,
  ...verificationBlocks,
  ...termsBlocks,
  ...registrationBlocks,
  ...promotionsBlocks,
  ...questsBlocks,
  ...supportBlocks,
  ...chatBlocks,
  ...appDownloadBlocks,
  ...genericModalBlocks,
  ...messageBlocks,
  ...poorConnectionBlocks,
  ...cookieConsentBlocks,
  ...themeSheetBlocks,
];

const byAlias = new Map(blockDefinitions.map((definition) => [definition.alias, definition]));

export function blockOf(alias: string): AnyBlockDefinition | null {
  return byAlias.get(alias) ?? null;
}

/**
 * Source modules of the views with timing `now`, as the build's manifest names them. The page needs the styles of all, and
 * the code of those that are not static.
 * @param aliases the blocks of a page; without it, all blocks
 */
export function modulesAtStart(aliases: Iterable<string> = byAlias.keys()): { styled: string[]; hydrated: string[] } {
  const atStart = [...new Set(aliases)].flatMap((alias) => {
    const definition = blockOf(alias);
    return definition?.load === 'now' ? [definition] : [];
  });
  return {
    styled: atStart.map(({ module }) => module),
    hydrated: atStart.filter(({ isStatic }) => isStatic !== true).map(({ module }) => module),
  };
}

const blockOverlays = new Set(blockDefinitions.map(({ opens }) => opens));

/** Whether a block renders this overlay. The shell renders the other overlays on every page. */
export function opensOverlay(name: OverlayName): boolean {
  return blockOverlays.has(name);
}
