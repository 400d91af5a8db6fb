import type { GameHistory, MoneyHistory } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { html } from 'hono/html';
import { moneyFormat } from '../../kernel/frame/moneyFormat.ts';
import type { Markup } from '../../kernel/markup.ts';
import { choiceName, marketingProducts, type Preference } from './communicationPreferences.ts';
import { addressOf, type PortalPlace } from './portalDocument.ts';
import { portalMessages } from './portalMessages.ts';

/** Times are in UTC, because the server does not know the player's time zone. */
const dateFormat = (culture: Culture) =>
  new Intl.DateTimeFormat(languages[culture].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });

const signed: Readonly<Partial<Record<MoneyHistory['moves'][number]['kind'], -1>>> = { withdrawal: -1 };

/** The cell repeats its column name for phones, which show no columns. */
const sum = (name: string, text: string): Markup => html`<td class="sum" data-name="${name}">${text}</td>`;

export function transactionContent(
  place: PortalPlace,
  { currencyIsoCode, moves, next }: MoneyHistory,
  isFirst: boolean,
): Markup {
  const messages = portalMessages[place.culture];
  const [money, date] = [moneyFormat(place.culture, currencyIsoCode), dateFormat(place.culture)];
  const rows = moves.map(
    ({ kind, amount, bookedAt, balance }) =>
      html`<tr><td>${date.format(bookedAt)}</td><td>${messages.moves[kind]}</td>${sum(messages.amount, money(amount * (signed[kind] ?? 1)))}${sum(messages.balance, money(balance))}</tr>`,
  );
  return table(place, [messages.when, messages.what], [messages.amount, messages.balance], rows, { next, isFirst });
}

export function gameContent(
  place: PortalPlace,
  { currencyIsoCode, rounds, next }: GameHistory,
  isFirst: boolean,
): Markup {
  const messages = portalMessages[place.culture];
  const [money, date] = [moneyFormat(place.culture, currencyIsoCode), dateFormat(place.culture)];
  const rows = rounds.map(
    ({ name, openedAt, stake, win, balance }) =>
      html`<tr><td>${date.format(openedAt)}</td><td>${name}</td>${sum(messages.stake, money(stake))}${sum(messages.win, win === null ? messages.open : money(win))}${sum(messages.balance, money(balance))}</tr>`,
  );
  return table(place, [messages.when, messages.game], [messages.stake, messages.win, messages.balance], rows, {
    next,
    isFirst,
  });
}

function table(
  place: PortalPlace,
  facts: readonly string[],
  sums: readonly string[],
  rows: readonly Markup[],
  { next, isFirst }: { next: string | null; isFirst: boolean },
): Markup {
  const messages = portalMessages[place.culture];
  if (rows.length === 0) return html`<p>${messages.nothing}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${messages.pages[place.page]}"><table>
<thead><tr>${facts.map((name) => html`<th scope="col">${name}</th>`)}${sums.map((name) => html`<th scope="col" class="sum">${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>
${isFirst ? '' : html`<p><a href="${addressOf(place)}">${messages.newest}</a></p>`}${next === null ? '' : html`<p><a href="${addressOf(place, { after: next })}">${messages.older}</a></p>`}`;
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
    html`<label><input type="checkbox" name="choice" value="${choiceName(preference)}"${preference.isGiven ? html` checked` : ''}><span>${messages.channels[preference.channel]}${preference.decidedAt === null ? '' : html`<small>${messages.decided(`${date.format(preference.decidedAt)} UTC`)}</small>`}</span></label>`;
  return html`${isSaved ? html`<p class="saved" role="status">${messages.saved}</p>` : ''}<p>${messages.preferencesWhy}</p>
<form method="post" action="${addressOf(place)}"><input type="hidden" name="proof" value="${proof}">
${marketingProducts.map((product) => html`<fieldset><legend>${messages.products[product]}</legend>${preferences.filter((one) => one.product === product).map(line)}</fieldset>`)}
<div><button>${messages.save}</button></div></form>`;
}
