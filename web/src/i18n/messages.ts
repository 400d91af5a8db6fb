import type { Culture } from '@foyer/contract/ids';
import type { pageMessages } from './en.ts';
import type { LazyKey } from './lazyMessageAreas.ts';

/** MK-09: the English file defines the keys; the build fails if another language lacks one. */
export type MessageKey = keyof typeof pageMessages | LazyKey;
export type MessageValues = Record<string, string | number>;
/** Compiled ICU messages: each is a string or a function of its values. */
export type Messages = Readonly<Record<MessageKey, string | ((values: MessageValues) => string)>>;

/** English; the build adds every other language (`web/vite/messages.ts`). */
const loaders: Partial<Record<Culture, () => Promise<{ pageMessages: object }>>> = {
  en: () => import('./en.ts'),
};

/** Loads the messages of one language, a separate chunk. Lazy messages are added to the same object. */
export async function loadMessages(culture: Culture): Promise<Messages> {
  const words = await loaders[culture]?.();
  if (words === undefined) throw new Error(`The build has no messages in ${culture}.`);
  return words.pageMessages as Messages;
}

export type Translate = (key: MessageKey, values?: MessageValues) => string;

export function createTranslate(messages: Messages): Translate {
  return (key, values = {}) => {
    const message = messages[key];
    return typeof message === 'function' ? message(values) : message;
  };
}
