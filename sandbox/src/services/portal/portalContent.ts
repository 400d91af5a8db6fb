import type { ExclusionEvent } from '@foyer/contract/exclusion';
import type { GameHistory, GameRound, MoneyHistory } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import type { DeletionObstacle } from '@foyer/contract/portalPages';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import { html } from 'hono/html';
import type { Markup } from '../../kernel/markup.ts';
import type { TermsAcceptance } from '../accounts/termsAcceptances.ts';
import { choiceName, marketingProducts, type Preference } from './communicationPreferences.ts';
import { addressOf, exportAddressOf, type PortalPlace, portalIcon, type PortalIcon } from './portalDocument.ts';
import { portalMessages } from './portalMessages.ts';
import { portalPeriods, type PortalPeriod } from './portalPeriods.ts';

/** Times are in UTC, because the server does not know the player's time zone. */
const dateFormat = (culture: Culture) =>
  new Intl.DateTimeFormat(languages[culture].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });

type MoveKind = MoneyHistory['moves'][number]['kind'];
const signed: Readonly<Partial<Record<MoveKind, -1>>> = { withdrawal: -1 };
const moveIcons: Readonly<Record<MoveKind, PortalIcon>> = {
  deposit: 'incoming',
  withdrawal: 'outgoing',
  withdrawalReturned: 'returned',
  payout: 'outgoing',
  grant: 'gift',
  conversion: 'gift',
  lapse: 'expired',
};

/** Section of a history that a request shows. */
interface HistorySection {
  readonly period: PortalPeriod;
  /** Whether it shows the newest entries. */
  readonly isFirst: boolean;
}

interface HistoryTable {
  /** Names of the columns: date and kind, then the sums. */
  readonly facts: readonly string[];
  readonly sums: readonly string[];
  readonly rows: readonly Markup[];
  /** Sums of the whole period. */
  readonly totals: readonly (readonly [name: string, text: string])[];
  /** Sentence below the sums. */
  readonly note?: string;
  readonly next: string | null;
}

/** The cell repeats its column name for phones, which show no columns. */
const moment = (at: number, date: Intl.DateTimeFormat): Markup =>
  html`<time datetime="${new Date(at).toISOString()}">${date.format(at)}</time>`;
const sum = (name: string, text: string): Markup => html`<td class="sum" data-name="${name}">${text}</td>`;

export function transactionContent(
  place: PortalPlace,
  { currencyIsoCode, totals, moves, next }: MoneyHistory,
  section: HistorySection,
): Markup {
  const messages = portalMessages[place.culture];
  const [money, date] = [moneyFormat(place.culture, currencyIsoCode), dateFormat(place.culture)];
  const rows = moves.map(
    ({ kind, amount, bookedAt, balance }) =>
      html`<tr><td>${moment(bookedAt, date)}</td><td><span class="kind">${portalIcon(moveIcons[kind])}${messages.moves[kind]}</span></td>${sum(messages.amount, money(amount * (signed[kind] ?? 1)))}${sum(messages.balance, money(balance))}</tr>`,
  );
  return historyContent(place, section, {
    facts: [messages.when, messages.what],
    sums: [messages.amount, messages.balance],
    rows,
    totals: [
      [messages.deposited, money(totals.deposited)],
      [messages.withdrawn, money(totals.withdrawn)],
      [messages.netDeposits, money(totals.deposited - totals.withdrawn)],
    ],
    next,
  });
}

export function gameContent(
  place: PortalPlace,
  { currencyIsoCode, totals, open, rounds, next }: GameHistory,
  section: HistorySection,
  roundOf: (roundId: string) => GameRound | undefined,
): Markup {
  const messages = portalMessages[place.culture];
  const [money, date] = [moneyFormat(place.culture, currencyIsoCode), dateFormat(place.culture)];
  const rows = rounds.map(
    ({ roundId, name, openedAt, stake, win, balance }) =>
      html`<tr><td>${moment(openedAt, date)}</td><td><span class="kind">${portalIcon('games')}${name === '' ? messages.removedGame : name}</span>${decision(roundOf(roundId), place.culture)}</td>${sum(messages.stake, money(stake))}${sum(messages.win, win === null ? messages.open : money(win))}${sum(messages.balance, money(balance))}</tr>`,
  );
  return historyContent(place, section, {
    facts: [messages.when, messages.game],
    sums: [messages.stake, messages.win, messages.balance],
    rows,
    totals: [
      [messages.staked, money(totals.staked)],
      [messages.won, money(totals.won)],
      [messages.netPosition, money(totals.won - totals.staked)],
    ],
    ...(open !== undefined && open.rounds > 0 && { note: messages.openRounds(open.rounds, money(open.staked)) }),
    next,
  });
}

/** GM-09: how a finished round was decided, with what replays it. The replay opens beside the portal, as for support. */
function decision(round: GameRound | undefined, culture: Culture): Markup | '' {
  if (round === undefined || round.record === null) return '';
  const messages = portalMessages[culture];
  const { seed, rulesVersion } = round.record;
  const replay =
    round.replay === undefined
      ? ''
      : html`<p><a href="${replayAddress(round.replay.url, culture)}" target="_blank" rel="noopener noreferrer">${messages.watchAgain}</a></p>`;
  return html`<details class="decision"><summary>${messages.howDecided}</summary>${round.draw.map((sentence) => html`<p>${sentence}</p>`)}${replay}<p>${messages.seed}: <code>${seed}</code><br>${messages.rulesVersion}: <code>${rulesVersion}</code></p></details>`;
}

function replayAddress(link: string, culture: Culture): string {
  const address = new URL(link);
  address.searchParams.set('culture', culture);
  return address.href;
}

function historyContent(
  place: PortalPlace,
  { period, isFirst }: HistorySection,
  { facts, sums, rows, totals, note, next }: HistoryTable,
): Markup {
  const messages = portalMessages[place.culture];
  const chip = (name: PortalPeriod) =>
    html`<li><a href="${addressOf(place, { period: name })}"${name === period ? html` aria-current="true"` : ''}>${messages.periods[name]}</a></li>`;
  const button = (text: string, query: Record<string, string>) =>
    html`<a class="button outline" href="${addressOf(place, { period, ...query })}">${text}</a>`;
  return html`<nav class="periods" aria-label="${messages.period}"><ul>${portalPeriods.map(chip)}</ul></nav>
<dl class="totals">${totals.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>
${note === undefined ? '' : html`<p>${note}</p>`}
${
  rows.length === 0
    ? html`<div class="card empty">${portalIcon('empty')}<p>${period === 'all' ? messages.nothing : messages.nothingInPeriod}</p></div>`
    : html`<div class="card scroll" tabindex="0" role="region" aria-label="${messages.pages[place.page]}"><table>
<thead><tr>${facts.map((name) => html`<th scope="col">${name}</th>`)}${sums.map((name) => html`<th scope="col" class="sum">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}
${isFirst && next === null ? '' : html`<p class="more">${isFirst ? '' : button(messages.newest, {})}${next === null ? '' : button(messages.older, { after: next })}</p>`}`;
}

/** The form works without script. `proof` is the anti-forgery token. */
export function preferencesContent(
  place: PortalPlace,
  preferences: readonly Preference[],
  { proof, isSaved }: { proof: string; isSaved: boolean },
): Markup {
  const messages = portalMessages[place.culture];
  const date = dateFormat(place.culture);
  const line = (preference: Preference) =>
    html`<label>${portalIcon(preference.channel)}<span>${messages.channels[preference.channel]}${preference.decidedAt === null ? '' : html`<small>${messages.decided(`${date.format(preference.decidedAt)} UTC`)}</small>`}</span><input type="checkbox" name="choice" value="${choiceName(preference)}"${preference.isGiven ? html` checked` : ''}></label>`;
  return html`${isSaved ? html`<p class="saved" role="status">${portalIcon('saved')}${messages.saved}</p>` : ''}<p class="lead">${messages.preferencesWhy}</p>
<form method="post" action="${addressOf(place)}"><input type="hidden" name="proof" value="${proof}">
${marketingProducts.map((product) => html`<fieldset class="card"><legend>${messages.products[product]}</legend>${preferences.filter((one) => one.product === product).map(line)}</fieldset>`)}
<div><button class="button primary">${messages.save}</button></div></form>`;
}

/** What is shown instead of the form to a restricted player (UK20, ON4, MT5). */
export const noMarketingContent = ({ culture }: PortalPlace): Markup =>
  html`<p class="lead">${portalMessages[culture].exclusion.noMarketing}</p>`;

/** The player's self-exclusions, newest event first; nothing without one. */
export function exclusionContent(
  { culture }: PortalPlace,
  events: readonly ExclusionEvent[],
  currencyIsoCode: string,
): Markup | '' {
  if (events.length === 0) return '';
  const { exclusion: messages } = portalMessages[culture];
  const [money, date] = [moneyFormat(culture, currencyIsoCode), dateFormat(culture)];
  const detailOf = ({ until, amount, count }: ExclusionEvent): string => {
    if (until !== null) return `${date.format(Date.parse(until))} UTC`;
    return amount === null ? String(count ?? 0) : money(amount);
  };
  return html`<section class="card part"><h2>${messages.history}</h2><p>${messages.historyWhy}</p>
<ol class="facts">${events.map((event) => html`<li>${moment(Date.parse(event.at), date)} – ${messages.events[event.kind](detailOf(event))}</li>`)}</ol></section>`;
}

/** P1: what a player can do with the data held about them. `proof` is the anti-forgery token. */
export function yourDataContent(
  place: PortalPlace,
  {
    proof,
    obstacle,
    retentionYears,
    acceptances,
    step,
  }: {
    proof: string;
    obstacle: DeletionObstacle | null;
    retentionYears: number;
    /** Newest first. */
    acceptances: readonly TermsAcceptance[];
    step: 'overview' | 'confirm' | 'unconfirmed';
  },
): Markup {
  const { yourData: messages } = portalMessages[place.culture];
  const date = dateFormat(place.culture);
  const facts = html`<ul class="facts"><li>${messages.erased}</li><li>${messages.retained(retentionYears)}</li></ul>`;
  const hidden = html`<input type="hidden" name="proof" value="${proof}">`;
  if (step !== 'overview' && obstacle === null)
    return html`<section class="card part"><h2>${messages.sure}</h2><p>${messages.deleteWhy}</p>${facts}
<form method="post" action="${addressOf(place)}">${hidden}
${step === 'unconfirmed' ? html`<p class="problem" role="alert" id="unconfirmed">${messages.unconfirmed}</p>` : ''}<label><span>${messages.confirm}</span><input type="checkbox" name="confirmed" value="yes" required${step === 'unconfirmed' ? html` aria-describedby="unconfirmed" aria-invalid="true"` : ''}></label>
<div class="more"><button class="button danger">${messages.confirmDelete}</button><a class="button outline" href="${addressOf(place)}">${messages.cancel}</a></div></form></section>`;
  return html`<section class="card part"><h2>${messages.export}</h2><p>${messages.exportWhy}</p>
<form method="post" action="${exportAddressOf(place)}">${hidden}<div><button class="button primary">${messages.download}</button></div></form></section>
<section class="card part"><h2>${messages.terms}</h2><p>${messages.termsWhy}</p>
${
  acceptances.length === 0
    ? html`<p>${messages.noTerms}</p>`
    : html`<ul class="facts">${acceptances.map(
        ({ version, language, acceptedAt }) =>
          html`<li><a href="${place.siteOrigin}/terms/${version}">${messages.termsVersion(version)}</a> – ${moment(acceptedAt, date)} UTC${messages.termsLanguage(languages[language].name)}</li>`,
      )}</ul>`
}</section>
<section class="card part"><h2>${messages.delete}</h2><p>${messages.deleteWhy}</p>${facts}
${
  obstacle === null
    ? html`<p class="more"><a class="button outline" href="${addressOf(place, { step: 'confirm' })}">${messages.goToDelete}</a></p>`
    : html`<div class="problem"><b>${messages.settle}</b><p>${messages.obstacles[obstacle]}</p></div>`
}</section>`;
}

/** Shown once, in response to the confirmed deletion; the session has ended. */
export function deletedContent(place: PortalPlace, retainedUntil: number): Markup {
  const messages = portalMessages[place.culture];
  const until = new Intl.DateTimeFormat(languages[place.culture].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return html`<div class="card empty" role="status">${portalIcon('saved')}<p>${messages.yourData.deletedWhy(until.format(retainedUntil))}</p><a class="button primary" href="${place.siteOrigin}/">${messages.back}</a></div>`;
}

/** Shown without a session. The address of the opened page has been used or is too old. */
export const expiredContent = ({ culture, siteOrigin }: PortalPlace): Markup =>
  html`<div class="card empty">${portalIcon('expired')}<p>${portalMessages[culture].endedWhy}</p><a class="button primary" href="${siteOrigin}/">${portalMessages[culture].back}</a></div>`;
