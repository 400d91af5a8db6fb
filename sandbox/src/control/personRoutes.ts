import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { errorResponse } from '../kernel/apiResponse.ts';
import type { AccountsService } from '../services/accounts/accounts.ts';
import type { StoredPersons } from '../services/registration/registerSandboxPerson.ts';
import type { RegisterStandIn } from '../services/registration/registerStandIn.ts';
import type { ExclusionLog } from '../services/safer-gambling/exclusionLog.ts';
import { controlResponse } from './controlResponse.ts';
import { exclusionsPanel } from './exclusionsPanel.ts';
import { personFormFields, personsPanel, personsScript, registerFormFields } from './personsPanel.ts';

const { text, json } = controlResponse;

export interface PersonRoutesDeps {
  accounts: Pick<AccountsService, 'players'>;
  persons: Pick<StoredPersons, 'matches'>;
  registerStandIn: RegisterStandIn;
  exclusionLog: Pick<ExclusionLog, 'of' | 'newest'>;
}

/** Maximum number of listed events of exclusions. */
const maxPanelEvents = 500;

/** Serves the pages about persons: likely second accounts, the stand-in of the register, and exclusions. */
export function personRoutes({
  accounts,
  persons,
  registerStandIn,
  exclusionLog,
}: PersonRoutesDeps): Hono<{ Bindings: HttpBindings }> {
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
