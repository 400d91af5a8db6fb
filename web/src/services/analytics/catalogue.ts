import { accountEvents } from './catalogue/accountEvents.ts';
import { gameEvents } from './catalogue/gameEvents.ts';
import { messageEvents } from './catalogue/messageEvents.ts';
import { moneyEvents } from './catalogue/moneyEvents.ts';
import { questEvents } from './catalogue/questEvents.ts';
import { siteEvents } from './catalogue/siteEvents.ts';
import type { EntryOf, InteractionKey } from './catalogueEntry.ts';

/** Every analytics event, by area and action. An interaction without an entry does not compile (AN-01). */
export const catalogue: { readonly [Key in InteractionKey]: EntryOf<Key> } = {
  ...siteEvents,
  ...accountEvents,
  ...gameEvents,
  ...moneyEvents,
  ...questEvents,
  ...messageEvents,
};
