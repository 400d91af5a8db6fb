import { footerProperties } from '@foyer/contract/blocks';
import type { ContentComponent } from '@foyer/contract/content';
import * as v from 'valibot';
import type { PlayerAccess } from '../market/playerAccess.ts';

/** Blocks that inform and offer nothing. Every other block of a page is taken for an offer, also one that nobody here knows. */
const informing: ReadonlySet<string> = new Set([
  'header',
  'footer',
  'richText',
  'cookieTable',
  'notFound',
  'themeSheet',
]);
/** Windows over the page that offer something and leave no gap. */
const offeringOverlays: ReadonlySet<string> = new Set([
  'gameSearch',
  'genericModal',
  'lowBalanceReminder',
  'xeniaMessage',
  'freedomBonusInformationModal',
  'appDownloadPrompt',
  'promotionsTermsAndConditions',
  'messageBroker',
  'questsWindow',
]);
/** Money, verification and rewards for play, of which a guest has none. */
const realPlayersOnly: ReadonlySet<string> = new Set([
  'hero',
  'questsWindow',
  'bankingWindow',
  'lowBalanceReminder',
  'playerVerificationWindow',
  'verificationIndicator',
  'freedomBonusInformationModal',
  'promotionsCardsGrid',
]);

/** The editors' components of a page, as a player with this access may see them. */
export function componentsForAccess(components: readonly ContentComponent[], access: PlayerAccess): ContentComponent[] {
  if (access === 'full') return [...components];
  if (access === 'guest') return components.filter(({ Alias }) => !realPlayersOnly.has(Alias));
  const shown = components.filter(({ Alias }) => !offeringOverlays.has(Alias)).map(withoutOfferingLinks);
  if (shown.every(({ Alias }) => informing.has(Alias))) return shown;
  // Text beside an offer belongs to it, so that the whole page gives way.
  const notice: ContentComponent = { Alias: 'accountRestriction', Properties: {} };
  return [
    ...shown.filter(({ Alias }) => Alias === 'header'),
    notice,
    ...shown.filter(({ Alias }) => Alias === 'footer'),
  ];
}

/** The default components, as a player with this access may have them. */
export function defaultsForAccess(components: readonly ContentComponent[], access: PlayerAccess): ContentComponent[] {
  const hidden = access === 'restricted' ? offeringOverlays : access === 'guest' ? realPlayersOnly : new Set<string>();
  return components.filter(({ Alias }) => !hidden.has(Alias));
}

/** The header's links lead to games and offers; of the footer's links those stay that editors marked as informing. */
function withoutOfferingLinks(component: ContentComponent): ContentComponent {
  if (component.Alias === 'header') return { ...component, Properties: { ...component.Properties, navigation: [] } };
  return component.Alias === 'footer'
    ? { ...component, Properties: withoutOfferingColumns(component.Properties) }
    : component;
}

/** Without any informing link the footer has no columns of the editors, and falls back to its own about safer gambling. */
function withoutOfferingColumns(properties: ContentComponent['Properties']): ContentComponent['Properties'] {
  const { columns: all, ...others } = properties;
  const read = v.safeParse(footerProperties.entries.columns, all);
  const columns = (read.success ? (read.output ?? []) : [])
    .map(({ heading, links }) => ({ heading, links: links.filter(({ Informs }) => Informs === true) }))
    .filter(({ links }) => links.length > 0);
  return columns.length === 0 ? others : { ...others, columns };
}
