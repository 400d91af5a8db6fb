import type { Culture } from '@foyer/contract/identifiers';
import type { pageMessages } from './en.ts';
import type { LazyKey } from './lazyMessageAreas.ts';

/** MK-09: keys are English's; the build stops where another language lacks one. */
export type MessageKey = keyof typeof pageMessages | LazyKey;
export type MessageValues = Record<string, string | number>;
/** Messages after the build compiled their ICU text: each is a string or a function of its values. */
export type Messages = Readonly<Record<MessageKey, string | ((values: MessageValues) => string)>>;

/** English stands here; the build adds every other language of the list (`web/vite/messages.ts`). */
const loaders: Partial<Record<Culture, () => Promise<{ pageMessages: object }>>> = {
  en: () => import('./en.ts'),
};

/** The messages of one language; each language is a chunk of its own. Late words join the same object. */
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
