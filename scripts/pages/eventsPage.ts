import { catalogue } from '../../web/src/services/analytics/catalogue.ts';
import { eventName, eventNameOf } from '../../web/src/services/analytics/toEventRecord.ts';
import type { Table, Tables } from './withTables.ts';

interface Entry {
  type: string;
  when: string;
  fills?: Record<string, string>;
  block?: string;
}

/** The catalogue of events by area. */
export function eventsPage(): Tables {
  const byArea = Map.groupBy(Object.entries<Entry>(catalogue), ([key]) => eventNameOf(key).area);
  return { Events: Object.fromEntries([...byArea].map(([area, entries]) => [area, tableOf(entries)])) };
}

const tableOf = (entries: [string, Entry][]): Table => [
  ['action', 'type', 'when', 'details'],
  ...entries.map(([key, { type, when, fills = {}, block }]) => {
    const details = [
      ...Object.entries(fills).map(([field, fact]) => `\`${field}\`: ${toWords(fact)}`),
      ...(block === undefined ? [] : [`block ${block}`]),
    ];
    return [`\`${eventName('', '', key).slice(2)}\``, `\`${type}\``, when, details.join('<br>')];
  }),
];

/** @param fact name such as `promotionId` */
const toWords = (fact: string) => fact.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
