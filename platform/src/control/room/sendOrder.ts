import type { MessageContent, MessageTopic } from '@foyer/contract/broker';
import type * as v from 'valibot';
import type { messagesCall, hubCall } from '../controlCalls.ts';

/** What may be sent to a player, by the name of the choice. */
export const sendKinds = {
  xeniaAdvert: 'Advert',
  xeniaPromotion: 'Promotion',
  xeniaToast: 'Toast',
  achievement: 'Achievement',
  streak: 'Login streak',
  plain: 'Plain message',
  singleSession: 'Session began elsewhere',
  meteredGameSession: 'Metered play: session',
  mpd: 'Metered play: presumed dead',
  meteredAlive: 'Metered play: alive again',
  mdd: 'Metered play: declared dead',
  payment: 'Payment: settled',
} as const;
export type SendKind = keyof typeof sendKinds;

export const actionKinds = {
  none: 'Nothing, only close',
  link: 'A link to a page',
  optIn: 'Opt in to a promotion',
  verifyForBanking: 'Verify for banking',
  verifyForGame: 'Verify for the game',
} as const;
export type ActionKind = keyof typeof actionKinds;

export interface SendForm {
  title: string;
  text: string;
  action: ActionKind;
  label: string;
  url: string;
  promotionId: string;
  streakCount: string;
  /** Content of messages about metered play and payments. */
  json: string;
}

/** Which fields belong to a kind. */
export function fieldsOf(kind: SendKind, action: ActionKind): readonly (keyof SendForm)[] {
  switch (kind) {
    case 'xeniaAdvert':
    case 'xeniaPromotion':
    case 'xeniaToast':
      return [
        'title',
        'text',
        'action',
        ...(action === 'link' ? (['label', 'url'] as const) : action === 'optIn' ? (['promotionId'] as const) : []),
      ];
    case 'achievement':
    case 'plain':
      return ['title'];
    case 'streak':
      return ['streakCount'];
    case 'singleSession':
      return [];
    case 'meteredGameSession':
    case 'mpd':
    case 'meteredAlive':
    case 'mdd':
    case 'payment':
      return ['json'];
  }
}

type Publish = NonNullable<v.InferInput<typeof messagesCall>['publish']>;
type Tell = NonNullable<v.InferInput<typeof hubCall>['tell']>;
export type SendOrder =
  | { way: 'broker'; publish: Publish }
  | { way: 'hub'; userId: number; tell: Tell }
  | { way: 'none'; problem: string };

/** What is to be sent; a sentence where the form is not complete. `guId` names the session that began elsewhere. */
export function sendOrder(
  kind: SendKind,
  form: SendForm,
  { userId, guId }: { userId: number; guId: string },
): SendOrder {
  const tell = (event: Tell['event'], argument: object): SendOrder => ({
    way: 'hub',
    userId,
    tell: { event, arguments: [{ ...argument, userId }] },
  });
  switch (kind) {
    case 'xeniaAdvert':
    case 'xeniaPromotion':
    case 'xeniaToast':
      return messageOrder(kind, form, userId);
    case 'achievement':
      return form.title.trim() === '' ? noTitle : tell('achievementUnlocked', { title: form.title });
    case 'plain':
      return form.title.trim() === '' ? noTitle : tell('ReceiveMessage', { title: form.title });
    case 'streak': {
      const streakCount = wholeNumber(form.streakCount);
      return streakCount === null
        ? { way: 'none', problem: 'The days of a streak are a whole number from 1 on.' }
        : tell('achievementUnlocked', { title: `${streakCount} Day Login Streak!`, streakCount });
    }
    case 'singleSession':
      return { way: 'broker', publish: { userId, topic: 'single-session', content: { guId } } };
    case 'meteredGameSession':
    case 'mpd':
    case 'meteredAlive':
    case 'mdd':
    case 'payment': {
      const content = jsonObject(form.json);
      return content === null
        ? { way: 'none', problem: 'The content is not an object in JSON.' }
        : { way: 'broker', publish: { userId, topic: kind, content } };
    }
  }
}

const noTitle: SendOrder = { way: 'none', problem: 'It needs a title.' };

function messageOrder(topic: MessageTopic, form: SendForm, userId: number): SendOrder {
  const { title, text } = form;
  if (title.trim() === '') return noTitle;
  const action = actionOf(form);
  if (action === 'incomplete')
    return {
      way: 'none',
      problem:
        form.action === 'link'
          ? 'A link needs its words and an address of the site, for example /promotions.'
          : 'A promotion is named by its number.',
    };
  const content: MessageContent = { title, text, ...(action === null ? {} : { action }) };
  return { way: 'broker', publish: { userId, topic, content: { ...content } } };
}

function actionOf({
  action,
  label,
  url,
  promotionId,
}: SendForm): NonNullable<MessageContent['action']> | null | 'incomplete' {
  switch (action) {
    case 'none':
      return null;
    case 'link':
      return label.trim() === '' || !url.startsWith('/') ? 'incomplete' : { kind: 'link', label, url };
    case 'optIn': {
      const id = wholeNumber(promotionId);
      return id === null ? 'incomplete' : { kind: 'optIn', promotionId: id };
    }
    case 'verifyForBanking':
    case 'verifyForGame':
      return { kind: action };
  }
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null;
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}
