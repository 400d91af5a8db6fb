import { element } from '@foyer/games/page/element';
import { v4 as uuid } from 'uuid';
import { action, audience, section, choice, field, problem, withMessage } from './fieldsAndActions.ts';
import type { PanelContext } from './panelContext.ts';
import { nobody } from './playerSection.ts';
import { actionKinds, fieldsOf, sendKinds, buildSendRequest } from './sendRequest.ts';
import type { ActionKind, SendForm, SendKind } from './sendRequest.ts';

const isSendKind = (word: string): word is SendKind => Object.hasOwn(sendKinds, word);
const isActionKind = (word: string): word is ActionKind => Object.hasOwn(actionKinds, word);

const meteredExample = JSON.stringify(
  { id: 'AAAAAAAAAAAAAAAAAAAAAA', gameGroupId: 41_000, startedAt: 0, endedAt: null, staked: 0, won: 0 },
  null,
  2,
);

/** Sends messages of the operator's services to a player, through hub or broker. */
export function sendSection(panelContext: PanelContext): HTMLElement {
  const kind = choice(Object.entries(sendKinds));
  const act = choice(Object.entries(actionKinds));
  const text = (value: string) => {
    const input = element('input', { autocomplete: 'off' });
    input.value = value;
    return input;
  };
  const controls = {
    title: text('Jazz night at eight'),
    text: element('textarea', { rows: '2' }),
    label: text('View events'),
    url: text('/promotions'),
    promotionId: text('1'),
    streakCount: text('3'),
    json: element('textarea', { rows: '8', spellcheck: 'false', class: 'code' }),
  };
  controls.text.value = 'A band plays in the lobby tonight. It costs nothing to listen.';
  controls.json.value = meteredExample;
  const fields: Record<keyof SendForm, HTMLElement> = {
    title: field('Title', controls.title),
    text: field('Text', controls.text),
    action: field('Action', act),
    label: field('Link text', controls.label),
    url: field('Page path', controls.url),
    promotionId: field('Promotion ID', controls.promotionId),
    streakCount: field('Days in a row', controls.streakCount),
    json: field('Content (JSON)', controls.json),
  };

  const chosenKind = (): SendKind => (isSendKind(kind.value) ? kind.value : 'xeniaAdvert');
  const chosenAction = (): ActionKind => (isActionKind(act.value) ? act.value : 'none');
  function show(): void {
    const shown = new Set<string>(fieldsOf(chosenKind(), chosenAction()));
    for (const [name, one] of Object.entries(fields)) one.hidden = !shown.has(name);
  }
  kind.addEventListener('change', show);
  act.addEventListener('change', show);
  show();

  const send = action(
    panelContext,
    'Send',
    async () => {
      const player = panelContext.player();
      if (player === null) return problem(nobody);
      const { title, text: body, label, url, promotionId, streakCount, json } = controls;
      const form: SendForm = {
        title: title.value,
        text: body.value,
        action: chosenAction(),
        label: label.value,
        url: url.value,
        promotionId: promotionId.value,
        streakCount: streakCount.value,
        json: json.value,
      };
      const order = buildSendRequest(chosenKind(), form, { userId: player.userId, guId: uuid() });
      if (order.way === 'none') return problem(order.problem, { ...controls, action: act }[order.field]);
      if (order.way === 'hub')
        return withMessage(await panelContext.server.hub({ userId: order.userId, emit: order.emit }), ({ reached }) =>
          deliveryText(player.username, reached),
        );
      return withMessage(await panelContext.server.messages({ publish: order.publish }), ({ published: [one] }) =>
        one && one.connections === 0 && one.messageInstanceUUID !== null
          ? `${player.username} is not connected. The message is delivered when they connect.`
          : deliveryText(player.username, one?.connections ?? 0),
      );
    },
    { kind: 'primary' },
  );
  return section(
    'send',
    'Send a message',
    audience(panelContext, (username) =>
      username === null ? 'Select a player first: a message has one recipient.' : `Recipient: ${username}.`,
    ),
    field('Message type', kind),
    ...Object.values(fields),
    send,
  );
}

function deliveryText(username: string, connections: number): string {
  return connections === 0
    ? `${username} is not connected, so no page received the message.`
    : `${username} received it on ${connections} ${connections === 1 ? 'connection' : 'connections'}.`;
}
