import type { MessageContent, MessageTopic } from '@foyer/contract/broker';
import type * as v from 'valibot';
import type { messagesCall, hubCall } from '../controlCalls.ts';

/** Labels of what can be sent to a player. */
export const sendKinds = {
  xeniaAdvert: 'Advert',
  xeniaPromotion: 'Promotion',
  xeniaToast: 'Toast',
  achievement: 'Achievement',
  streak: 'Login streak',
  plain: 'Plain message',
  singleSession: 'Session started elsewhere',
  meteredGameSession: 'Metered play: session',
  mpd: 'Metered play: presumed dead',
  meteredAlive: 'Metered play: alive again',
  mdd: 'Metered play: declared dead',
  payment: 'Payment: settled',
} as const;
export type SendKind = keyof typeof sendKinds;

export const actionKinds = {
  none: 'None, close only',
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
  /** JSON content of messages about metered play and payments. */
  json: string;
}

/** Returns the fields of a kind. */
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
type EmittedEvent = NonNullable<v.InferInput<typeof hubCall>['emit']>;
/** Error sentence for the field that is missing or wrong. */
interface IncompleteForm {
  way: 'none';
  problem: string;
  field: keyof SendForm;
}
export type SendRequest =
  | { way: 'broker'; publish: Publish }
  | { way: 'hub'; userId: number; emit: EmittedEvent }
  | IncompleteForm;

/**
 * Returns the request to send, or an error sentence for an incomplete form. `guId` names a session that began
 * elsewhere.
 */
export function buildSendRequest(
  kind: SendKind,
  form: SendForm,
  { userId, guId }: { userId: number; guId: string },
): SendRequest {
  const hubCall = (event: EmittedEvent['event'], argument: object): SendRequest => ({
    way: 'hub',
    userId,
    emit: { event, arguments: [{ ...argument, userId }] },
  });
  switch (kind) {
    case 'xeniaAdvert':
    case 'xeniaPromotion':
    case 'xeniaToast':
      return messageOrder(kind, form, userId);
    case 'achievement':
      return form.title.trim() === '' ? noTitle : hubCall('achievementUnlocked', { title: form.title });
    case 'plain':
      return form.title.trim() === '' ? noTitle : hubCall('ReceiveMessage', { title: form.title });
    case 'streak': {
      const streakCount = wholeNumber(form.streakCount);
      return streakCount === null
        ? { way: 'none', problem: 'Enter a whole number of 1 or more.', field: 'streakCount' }
        : hubCall('achievementUnlocked', { title: `${streakCount} Day Login Streak!`, streakCount });
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
        ? { way: 'none', problem: 'Enter the content as a JSON object.', field: 'json' }
        : { way: 'broker', publish: { userId, topic: kind, content } };
    }
  }
}

const noTitle: SendRequest = { way: 'none', problem: 'Enter a title.', field: 'title' };

function messageOrder(topic: MessageTopic, form: SendForm, userId: number): SendRequest {
  const { title, text } = form;
  if (title.trim() === '') return noTitle;
  const action = actionOf(form);
  if (action !== null && 'way' in action) return action;
  const content: MessageContent = { title, text, ...(action === null ? {} : { action }) };
  return { way: 'broker', publish: { userId, topic, content: { ...content } } };
}

function actionOf({
  action,
  label,
  url,
  promotionId,
}: SendForm): NonNullable<MessageContent['action']> | IncompleteForm | null {
  switch (action) {
    case 'none':
      return null;
    case 'link':
      if (label.trim() === '') return { way: 'none', problem: 'Enter the text of the link.', field: 'label' };
      return url.startsWith('/')
        ? { kind: 'link', label, url }
        : { way: 'none', problem: 'Enter a page path, such as /promotions.', field: 'url' };
    case 'optIn': {
      const id = wholeNumber(promotionId);
      return id === null
        ? { way: 'none', problem: 'Enter the ID of a promotion.', field: 'promotionId' }
        : { kind: 'optIn', promotionId: id };
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
