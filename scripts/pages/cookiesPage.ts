import { declaredStorage } from '../../web/src/services/storage/declaredStorage.ts';
import { readText } from '../projectRoot.mjs';
import type { Tables } from './withTables.ts';

const kinds = {
  cookie: 'cookie',
  tab: 'session storage',
  browser: 'local storage',
  cache: 'cache storage',
  database: 'IndexedDB',
};

/** Cookies and stored keys, and their interface texts. */
export function cookiesPage(): Tables {
  const purposes = JSON.parse(readText('web/src/i18n/messages/en/cookieTable.json'));
  const rows = declaredStorage.map(({ name, key, kind, group, setBy, maxAgeSeconds }) => {
    const purpose: string = purposes[`cookieTable.purpose.${key}`];
    return [`\`${name}\``, kinds[kind], group, setBy, lifetimeOf(kind, maxAgeSeconds), purpose];
  });
  return { List: [['name', 'storage', 'group', 'set by', 'lifetime', 'purpose'], ...rows] };
}

function lifetimeOf(kind: keyof typeof kinds, maxAgeSeconds: number | null) {
  if (kind === 'tab') return 'until the tab closes';
  if (kind !== 'cookie') return 'until cleared';
  if (maxAgeSeconds === null) return 'set by its owner';
  return maxAgeSeconds < 86_400 ? `${maxAgeSeconds / 3600} hours` : `${maxAgeSeconds / 86_400} days`;
}
