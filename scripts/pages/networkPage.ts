import { networkPurposes, permitsPurpose } from '../../contract/src/networkPurposes.ts';
import type { Tables } from './withTables.ts';

/** Columns of the table: the groups that a visitor has allowed. */
const states = [
  ['no choice', []],
  ['C0002', ['C0002']],
  ['C0003', ['C0003']],
  ['C0004', ['C0004']],
  ['all', ['C0002', 'C0003', 'C0004']],
  ['withdrawn', []],
] as const;

/** Origins that a page connects to, and the consent that each requires. */
export function networkPage(): Tables {
  return {
    List: [
      ['origin', 'path', 'purpose', 'for', ...states.map(([name]) => name)],
      ...networkPurposes.map((one) => [
        one.origin,
        `\`${one.path}\``,
        one.purpose,
        one.audience,
        ...states.map(([, allowed]) => (permitsPurpose(one, allowed) ? 'yes' : '–')),
      ]),
    ],
  };
}
