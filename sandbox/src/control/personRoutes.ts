import type { ExclusionEventKind } from '@foyer/contract/exclusion';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { errorResponse } from '../kernel/apiResponse.ts';
import type { Markup } from '../kernel/markup.ts';
import type { AccountsService } from '../services/accounts/accounts.ts';
import type { Player } from '../services/accounts/players.ts';
import type { StoredPersons } from '../services/registration/registerSandboxPerson.ts';
import type { RegisterStandIn } from '../services/registration/registerStandIn.ts';
import type { ExclusionLog, LoggedEvent } from '../services/safer-gambling/exclusionLog.ts';
import { controlResponse } from './controlResponse.ts';
import { panelDocument, timeMarkup } from './panelDocument.ts';
import { personFormFields, personsPanel, personsScript, registerFormFields } from './personsPanel.ts';

const { text, json } = controlResponse;

/** Maximum number of listed events of exclusions. */
const maxPanelEvents = 500;

/** Serves the pages about persons: likely second accounts, the stand-in of the register, and exclusions. */
export function personRoutes({
  accounts,
  persons,
  registerStandIn,
  exclusionLog,
}: {
  accounts: Pick<AccountsService, 'players'>;
  persons: Pick<StoredPersons, 'matches'>;
  registerStandIn: RegisterStandIn;
  exclusionLog: Pick<ExclusionLog, 'of' | 'newest'>;
}): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { matches } = persons;
  const nameAccount = (userId: number) => accounts.players.byId(userId);
  app.get('/control/persons', async () => text(await personsPanel(matches, registerStandIn, nameAccount), 'text/html'));
  app.get('/control/persons.js', () => text(personsScript, 'text/javascript'));
  app.post('/control/persons/decide', async (context) => {
    const decided = v.safeParse(personFormFields, Object.fromEntries(await context.req.formData()));
    if (!decided.success) return errorResponse(400, { message: v.summarize(decided.issues) });
    const { userId, otherId, isSame } = decided.output;
    matches.decide(userId, otherId, isSame);
    return context.redirect('/control/persons', 303);
  });
  app.post('/control/persons/register', async (context) => {
    const sent = v.safeParse(registerFormFields, Object.fromEntries(await context.req.formData()));
    if (!sent.success) return errorResponse(400, { message: v.summarize(sent.issues) });
    if ('entryId' in sent.output) registerStandIn.remove(sent.output.entryId);
    else {
      const details = matches.detailsOf(accounts.players.byUsername(sent.output.username)?.user_id ?? 0);
      if (details === null) return errorResponse(404, { message: 'No registered player has this username.' });
      registerStandIn.add(details, null);
    }
    return context.redirect('/control/persons', 303);
  });
  app.get('/control/exclusions', async () =>
    text(
      await exclusionsPanel(exclusionLog.newest(maxPanelEvents), (userId) => accounts.players.byId(userId)),
      'text/html',
    ),
  );
  app.get('/control/exclusions.json', (context) => {
    const userId = context.req.query('userId');
    const events =
      userId === undefined ? exclusionLog.newest(maxPanelEvents) : exclusionLog.of(Number(userId), maxPanelEvents);
    return json({ events });
  });
  return app;
}

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
function exclusionsPanel(
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
