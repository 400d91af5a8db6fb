import { html } from 'hono/html';
import * as v from 'valibot';
import type { Markup } from '../kernel/markup.ts';
import type { Player } from '../services/accounts/players.ts';
import { registerId } from '../services/registration/personMatches.ts';
import type { PersonMatches, PersonPair } from '../services/registration/personMatches.ts';
import type { RegisterStandIn } from '../services/registration/registerStandIn.ts';
import { labelOf } from './labelOf.ts';
import { panelDocument, timeMarkup } from './panelDocument.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Form fields of the buttons in the panel. */
export const personFormFields = v.object({
  userId: id,
  otherId: id,
  isSame: v.pipe(
    v.picklist(['same', 'different']),
    v.transform((decision) => decision === 'same'),
  ),
});

/** Fields of the forms of the national register: a player to add by user name, or an entry to remove. */
export const registerFormFields = v.union([
  v.object({ username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) }),
  v.object({ entryId: id }),
]);

type NameAccount = (userId: number) => Pick<Player, 'username' | 'brand'> | undefined;

/**
 * Lists accounts that may belong to one person, with what they have in common instead of personal details, and the
 * decisions so far. Plain forms that work without scripts; the script keeps the page while the sandbox does not answer.
 */
export function personsPanel(
  matches: Pick<PersonMatches, 'open' | 'decisions'>,
  register: Pick<RegisterStandIn, 'entries'>,
  nameAccount: NameAccount,
): Markup {
  const nameOf = (userId: number) => {
    if (userId === registerId) return 'the national register';
    const account = nameAccount(userId);
    return account === undefined ? `account ${userId}` : `${account.username} (${account.brand}, ${userId})`;
  };
  const open = matches.open();
  const entries = register.entries();
  const decisions = matches.decisions();
  return panelDocument('Persons', {
    lead: html`<p class="lead">
      Accounts that may belong to one person. A new account of the same brand, or of an excluded person, cannot play until
      somebody decides.
    </p>`,
    script: '/control/persons.js',
    content: html`<p id="problem" class="bad" role="alert"></p>
      ${
        open.length === 0
          ? html`<p class="empty">Nobody waits for a decision.</p>`
          : html`<ul>
            ${open.map((pair) => pairForm(pair, nameOf))}
          </ul>`
      }
      ${
        decisions.length === 0
          ? ''
          : html`<h2>Decisions</h2>
            <ul>
              ${decisions.map(
                ({ userId, otherId, isSame, decidedAt }) =>
                  html`<li class="setting">
                    <div>
                      ${nameOf(userId)} ${isSame ? 'is the same person as' : 'is another person than'}
                      ${nameOf(otherId)} <span class="rule">${timeMarkup(decidedAt)}</span>
                    </div>
                  </li>`,
              )}
            </ul>`
      }
      <h2>National register</h2>
      <p class="lead">
        The stand-in of the register of excluded persons. The fault target <code>checkExclusionRegister</code> of the
        control room makes it slow or unreachable.
      </p>
      <form class="filters" method="post" action="/control/persons/register">
        <label>Username of a registered player <input name="username" required maxlength="100" autocomplete="off" /></label>
        <button>Add the player’s person</button>
      </form>
      ${
        entries.length === 0
          ? ''
          : html`<ul>
              ${entries.map(entryForm)}
            </ul>`
      }
      <p class="note">
        For programs: <code>POST /control/persons</code> with
        <code>{"decide":{"userId":1,"otherId":2,"isSame":false}}</code>, and <code>POST /control/exclusion-register</code>
        for the national register.
      </p>`,
  });
}

function entryForm({ entryId, until }: ReturnType<RegisterStandIn['entries']>[number]): Markup {
  return html`<li class="setting">
    <div>
      <p>Entry ${entryId} ${until === null ? 'without an end' : html`until ${timeMarkup(until)}`}</p>
    </div>
    <form method="post" action="/control/persons/register">
      <input type="hidden" name="entryId" value="${entryId}" />
      <button aria-label="Remove entry ${entryId}">Remove</button>
    </form>
  </li>`;
}

/** One sentence of what two persons have in common. */
const textOf = (reasons: PersonPair['reasons']): string => {
  const text = reasons.map((reason) => labelOf(reason).toLowerCase()).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function pairForm(
  { userId, otherId, score, reasons, foundAt }: PersonPair,
  nameOf: (userId: number) => string,
): Markup {
  return html`<li class="setting">
    <div>
      <p>${nameOf(userId)} and ${nameOf(otherId)} ${score === 0 ? '' : html`<span class="badge">${score} points</span>`}</p>
      ${textOf(reasons)} <span class="rule">${timeMarkup(foundAt)}</span>
    </div>
    <form method="post" action="/control/persons/decide">
      <input type="hidden" name="userId" value="${userId}" /><input type="hidden" name="otherId" value="${otherId}" />
      <button name="isSame" value="same" aria-label="${nameOf(userId)} and ${nameOf(otherId)} are the same person">
        Same person
      </button>
      <button name="isSame" value="different" aria-label="${nameOf(userId)} and ${nameOf(otherId)} are different persons">
        Different persons
      </button>
    </form>
  </li>`;
}

/** Sends the forms, and says on the page if the sandbox does not answer or refuses. */
export const personsScript = `document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  const problem = document.getElementById('problem');
  problem.textContent = '';
  const sent = { method: 'POST', body: new FormData(form, submitter), redirect: 'manual' };
  const response = await fetch(form.action, sent).catch(() => null);
  if (response?.type === 'opaqueredirect') return location.reload();
  problem.textContent = response === null
    ? 'The sandbox does not answer, so it is not certain that this was stored. Press again later: it counts once.'
    : ((await response.json().catch(() => null))?.message ?? 'The sandbox refused this. Load the page again.');
  problem.scrollIntoView({ block: 'nearest' });
});
`;
