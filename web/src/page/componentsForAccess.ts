import type { ContentComponent } from '@foyer/contract/content';
import type { PlayerAccess } from '../market/playerAccess.ts';

/** Blocks that inform and offer nothing. Every other block of a page is taken for an offer, also one that nobody here knows. */
const informing: ReadonlySet<string> = new Set(['header', 'footer', 'richText', 'cookieTable', 'notFound', 'themeSheet']);
/** Windows over the page that offer something and leave no gap. */
const offeringOverlays: ReadonlySet<string> = new Set([
  'gameSearch', 'genericModal', 'lowBalanceReminder', 'xeniaMessage', 'freedomBonusInformationModal', 'appDownloadPrompt',
  'promotionsTermsAndConditions', 'messageBroker', 'questsWindow',
]);
/** Money, verification and rewards for play, of which a guest has none. */
const realPlayersOnly: ReadonlySet<string> = new Set([
  'hero', 'questsWindow', 'bankingWindow', 'lowBalanceReminder', 'playerVerificationWindow', 'verificationIndicator', 'freedomBonusInformationModal', 'promotionsCardsGrid',
]);

/** The editors' components of a page, as a player with this access may see them. */
export function componentsForAccess(components: readonly ContentComponent[], access: PlayerAccess): ContentComponent[] {
  if (access === 'full') return [...components];
  if (access === 'guest') return components.filter(({ Alias }) => !realPlayersOnly.has(Alias));
  const shown = components.filter(({ Alias }) => !offeringOverlays.has(Alias)).map(withoutNavigation);
  if (shown.every(({ Alias }) => informing.has(Alias))) return shown;
  // Text beside an offer belongs to it, so that the whole page gives way.
  const notice: ContentComponent = { Alias: 'accountRestriction', Properties: {} };
  return [...shown.filter(({ Alias }) => Alias === 'header'), notice, ...shown.filter(({ Alias }) => Alias === 'footer')];
}

/** The default components, as a player with this access may have them. */
export function defaultsForAccess(components: readonly ContentComponent[], access: PlayerAccess): ContentComponent[] {
  const hidden = access === 'restricted' ? offeringOverlays : access === 'guest' ? realPlayersOnly : new Set<string>();
  return components.filter(({ Alias }) => !hidden.has(Alias));
}

/** The header's links lead to games and offers. */
function withoutNavigation(component: ContentComponent): ContentComponent {
  return component.Alias === 'header' ? { ...component, Properties: { ...component.Properties, navigation: [] } } : component;
}
