import type { Culture } from '@foyer/contract/identifiers';
import type { MessageValues } from './messages.ts';

/** Texts of the offline page, which the server writes into the service worker. */
const loaders = {
  en: () => import('./messages/en/offline.json'),
};

type OfflineKey = keyof Awaited<ReturnType<(typeof loaders)['en']>>['default'];
/** Compiled ICU messages: each is a string or a function of its values. */
type OfflineTexts = Readonly<Record<OfflineKey, string | ((values: MessageValues) => string)>>;

/** Loads the texts of one language and returns the function that fills in their values. */
export async function loadOfflineMessages(
  culture: Culture,
): Promise<(key: OfflineKey, values?: MessageValues) => string> {
  const loaded: { default: OfflineTexts } | undefined = await (
    loaders as Partial<Record<Culture, () => Promise<{ default: OfflineTexts }>>>
  )[culture]?.();
  if (loaded === undefined) throw new Error(`The build has no offline messages in ${culture}.`);
  return (key, values = {}) => {
    const message = loaded.default[key];
    return typeof message === 'function' ? message(values) : message;
  };
}
