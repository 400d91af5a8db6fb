import { footerProperties } from '@foyer/contract/blocks';
import type { ContentComponent } from '@foyer/contract/content';
import * as v from 'valibot';
import type { PlayerAccess } from '../../services/market/playerAccess.ts';

/** Blocks that only inform. Every other block counts as an offer, including unknown ones. */
const informing: ReadonlySet<string> = new Set([
  'header',
  'footer',
  'richText',
  'questions',
  'complaints',
  'customerFunds',
  'termsText',
  'cookieTable',
  'calmMode',
  'notFound',
  'themeSheet',
]);
/** Overlays that offer something; removing them leaves no gap on the page. */
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
/** Money, verification and rewards: unavailable to guests. */
const realPlayersOnly: ReadonlySet<string> = new Set([
  'hero',
  'continuePlaying',
  'questsWindow',
  'bankingWindow',
  'lowBalanceReminder',
  'playerVerificationWindow',
  'verificationIndicator',
  'freedomBonusInformationModal',
  'promotionsCardsGrid',
  'promotionsRow',
]);

/** Filters the editors' components of a page by the player's access. */
export function componentsForAccess(components: readonly ContentComponent[], access: PlayerAccess): ContentComponent[] {
  if (access === 'full') return [...components];
  if (access === 'guest') return components.filter(({ Alias }) => !realPlayersOnly.has(Alias));
  const shown = components.filter(({ Alias }) => !offeringOverlays.has(Alias)).map(withoutOfferingLinks);
  if (shown.every(({ Alias }) => informing.has(Alias))) return shown;
  // Text beside an offer belongs to the offer, so the notice replaces the whole page.
  const notice: ContentComponent = { Alias: 'accountRestriction', Properties: {} };
  return [
    ...shown.filter(({ Alias }) => Alias === 'header'),
    notice,
    ...shown.filter(({ Alias }) => Alias === 'footer'),
  ];
}

/** Filters the default components by the player's access. */
export function defaultsForAccess(components: readonly ContentComponent[], access: PlayerAccess): ContentComponent[] {
  const hidden = access === 'restricted' ? offeringOverlays : access === 'guest' ? realPlayersOnly : new Set<string>();
  return components.filter(({ Alias }) => !hidden.has(Alias));
}

/** Header links lead to games and offers. Of the footer links, keeps those that editors marked as informational. */
function withoutOfferingLinks(component: ContentComponent): ContentComponent {
  if (component.Alias === 'header') return { ...component, Properties: { ...component.Properties, navigation: [] } };
  return component.Alias === 'footer'
    ? { ...component, Properties: withoutOfferingColumns(component.Properties) }
    : component;
}

/**
 * Without informational links, drops the editors' footer columns, so that the default links about safer gambling apply.
 */
function withoutOfferingColumns(properties: ContentComponent['Properties']): ContentComponent['Properties'] {
  const { columns: allColumns, ...others } = properties;
  const read = v.safeParse(footerProperties.entries.columns, allColumns);
  const columns = (read.success ? (read.output ?? []) : [])
    .map(({ heading, links }) => ({ heading, links: links.filter(({ Informs }) => Informs === true) }))
    .filter(({ links }) => links.length > 0);
  return columns.length === 0 ? others : { ...others, columns };
}
