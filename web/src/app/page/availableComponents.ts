import type { Capability } from '@foyer/contract/capabilities';
import type { ContentComponent } from '@foyer/contract/content';
import { ownValue } from '@foyer/contract/ownValue';
import { isOff } from '../../services/market/isOff.ts';
import type { Visit } from '../../services/market/visit.ts';
import { withoutPagesOff } from './withoutPagesOff.ts';

/** Blocks that show one capability only. The list is beside the page loader, so that no page contains it. */
export const capabilityOfBlock: Readonly<Record<string, Capability>> = {
  bigWinnerDetailGrid: 'winners',
  jackpotTicker: 'jackpots',
  continuePlaying: 'recentlyPlayed',
  becausePlayed: 'recentlyPlayed',
  playerHistoryModal: 'history',
  playerVerificationWindow: 'verification',
  verificationIndicator: 'verification',
  messageBroker: 'messages',
  xeniaMessage: 'messages',
  poorConnectionAlert: 'realTime',
  promotionsCardsGrid: 'promotions',
  promotionsRow: 'promotions',
  promotionsTermsAndConditions: 'promotions',
  freedomBonusInformationModal: 'promotions',
  questsWindow: 'campaigns',
  genesys: 'chat',
  blogNavigation: 'blog',
  blogOverview: 'blog',
  blogArticle: 'blog',
  blogRelated: 'blog',
  registration: 'registration',
};

/** Leaves out the blocks and links of capabilities that are off. */
export function availableComponents(
  components: readonly ContentComponent[],
  visit: Pick<Visit, 'off'>,
): ContentComponent[] {
  return components
    .filter(({ Alias }) => !isOff(visit, ownValue(capabilityOfBlock, Alias)))
    .map((component) => withoutPagesOff(visit, component));
}
