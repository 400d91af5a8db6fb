import type { Culture } from '@foyer/contract/identifiers';
import type { en } from './en.ts';
import type { LazyKeyEn, LazyKeyZh } from './lazyMessageAreas.ts';
import type { zh } from './zh.ts';

export type MessageKey = keyof typeof en | LazyKeyEn;
type MessageKeyZh = keyof typeof zh | LazyKeyZh;
export type MessageValues = Record<string, string | number>;
/** Messages after the build compiled their ICU text: each is a string or a function of its values. */
export type Messages = Readonly<Record<MessageKey, string | ((values: MessageValues) => string)>>;

/** MK-09: a key that one language lacks, or has too many, is a type error on this line. */
export type LanguagesAgree = [Exclude<MessageKey, MessageKeyZh>, Exclude<MessageKeyZh, MessageKey>] extends [
  never,
  never,
]
  ? true
  : never;
const languagesAgree: LanguagesAgree = true;

const loaders: Record<Culture, () => Promise<object>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
};

/** The messages of one language; each language is a chunk of its own. Late words join the same object. */
export function loadMessages(culture: Culture): Promise<Messages> {
  return languagesAgree ? (loaders[culture]() as Promise<Messages>) : Promise.reject(new Error('unreachable'));
}

export type Translate = (key: MessageKey, values?: MessageValues) => string;

export function createTranslate(messages: Messages): Translate {
  return (key, values = {}) => {
    const message = messages[key];
    return typeof message === 'function' ? message(values) : message;
  };
}
