import { flagList } from '../../web/src/services/flags/flags.ts';
import type { Tables } from './withTables.ts';

/** Flags with their defaults and owners. */
export const flagsPage = (): Tables => ({
  List: [
    ['flag', 'default', 'owner', 'effect'],
    ...Object.entries(flagList).map(([name, flag]) => [
      `\`${name}\``,
      flag.byDefault ? 'on' : 'off',
      flag.owner,
      flag.does,
    ]),
  ],
});
