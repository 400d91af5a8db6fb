import type { Culture } from '@foyer/contract/ids';
import type { MessageValues } from './messages.ts';

/**
 * Texts that only the server needs: of the offline page in the service worker, the reasons of rows, the notices for
 * browsers that cannot run the page, and the pages of requests that cannot be read.
 */
const areas = {
  offline: { en: () => import('./messages/en/offline.json') },
  browserNotice: { en: () => import('./messages/en/browserNotice.json') },
  refusedRequest: { en: () => import('./messages/en/refusedRequest.json') },
  rowReason: { en: () => import('./messages/en/rowReason.json') },
};

type Area = keyof typeof areas;
type KeyOf<A extends Area> = keyof Awaited<ReturnType<(typeof areas)[A]['en']>>['default'];
/** Compiled ICU messages: each is a string or a function of its values. */
type Texts<A extends Area> = Readonly<Record<KeyOf<A>, string | ((values: MessageValues) => string)>>;

/** Loads an area in one language and returns the function that fills in its values. */
export async function loadServerMessages<A extends Area>(
  area: A,
  culture: Culture,
): Promise<(key: KeyOf<A>, values?: MessageValues) => string> {
  const loaders = areas[area] as Partial<Record<Culture, () => Promise<{ default: Texts<A> }>>>;
  const texts = (await loaders[culture]?.())?.default;
  if (texts === undefined) throw new Error(`The build has no messages of ${area} in ${culture}.`);
  return (key, values = {}) => {
    const message = texts[key];
    return typeof message === 'function' ? message(values) : message;
  };
}
