import type { ExclusionEventKind } from '@foyer/contract/exclusion';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import { html } from 'hono/html';
import type { Markup } from '../kernel/markup.ts';
import type { Player } from '../services/accounts/players.ts';
import type { LoggedEvent } from '../services/safer-gambling/exclusionLog.ts';
import { panelDocument, timeMarkup } from './panelDocument.ts';

const names: Readonly<Record<ExclusionEventKind, string>> = {
  begun: 'Exclusion begun',
  sessionsClosed: 'Sessions closed',
  roundsSettled: 'Rounds settled',
  bonusesEnded: 'Bonuses and free spins ended',
  marketingWithdrawn: 'Marketing consents withdrawn',
  depositsCancelled: 'Deposits cancelled',
  fundsReturned: 'Balance sent back',
  fundsHeld: 'Balance held: no payment method took it',
  returnRequested: 'Return requested',
  returnWithdrawn: 'Request withdrawn',
  opened: 'Account open again',
};

type PlayerFacts = Pick<Player, 'username' | 'brand' | 'market_id' | 'currency'>;

/** Renders the append-only log of all self-exclusions, newest first. */
export function exclusionsPanel(
  events: readonly LoggedEvent[],
  playerOf: (userId: number) => PlayerFacts | undefined,
): Markup {
  const list =
    events.length === 0
      ? html`<p class="empty">No self-exclusions yet.</p>`
      : html`<ul class="names">
          ${events.map((event) => item(event, playerOf(event.userId)))}
        </ul>`;
  return panelDocument('Exclusions', {
    lead: html`<p class="lead">What happened in every self-exclusion, newest first. The log cannot be changed.</p>`,
    content: html`${list}
      <p class="note">
        For programs: <a href="/control/exclusions.json">exclusions.json</a>, <code>?userId=</code> for one player.
      </p>`,
  });
}

function item({ userId, kind, at, until, count, amount }: LoggedEvent, player: PlayerFacts | undefined): Markup {
  const detail = amount !== null && player ? moneyFormat('en', player.currency)(amount) : count;
  return html`<li>
    <strong>${player ? `${player.username} (${player.brand} ${player.market_id})` : `user ${userId}`}</strong>
    <div>
      <p>
        ${names[kind]}${detail === null ? '' : `: ${detail}`} ${until === null ? '' : html`until ${timeMarkup(until)}`}
        <span class="rule">${timeMarkup(at)}</span>
      </p>
    </div>
  </li>`;
}
