import { contentBlocks, filteredGamesGridProperties } from '@foyer/contract/blocks';
import type { ContentComponent } from '@foyer/contract/content';
import { isLinkAddress } from '@foyer/contract/linkAddress';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import type { GameSelection } from '../services/content/gameSelection.ts';
import { isAddressName } from './contentNames.ts';
import type { ContentRule } from './contentRules.ts';
import type { LinkCheck } from './linkCheck.ts';
import { readTags } from './readTags.ts';
import { walkValues } from './walkValues.ts';

export interface ComponentFault {
  rule: ContentRule;
  /** Name of the property, or null for the whole component. */
  field: string | null;
  /** Path below the property. */
  at: readonly (string | number)[];
  message: string;
}

/** Required fields by component. Without them the page would show default texts or a gap. */
const neededFields: Readonly<Record<string, readonly string[]>> = {
  header: ['navigation'],
  footer: ['columns', 'licenceText', 'ageMark', 'sandboxText'],
  hero: ['heading'],
  gamesGridComponent: ['heading'],
  filteredGamesGridComponent: ['heading'],
  richText: ['html'],
  questions: ['topics'],
  gameGroup: ['heading'],
  gameGroupList: ['groups', 'heading'],
  genericModal: ['anchor', 'heading', 'text'],
};

/** Checks one component as served to a market, after merging all layers. */
export function checkComponent(
  { Alias: alias, Properties: properties }: ContentComponent,
  path: string,
  links: LinkCheck,
  { selection, now }: { selection: GameSelection; now: number },
): ComponentFault[] {
  const faults: ComponentFault[] = [];
  const isEmpty = (name: string) => {
    const value = ownValue(properties, name);
    return (
      value === undefined ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0) ||
      (typeof value === 'string' && value.trim() === '')
    );
  };
  const needed = ownValue(neededFields, alias);
  for (const name of needed ?? []) {
    if (isEmpty(name)) faults.push({ rule: 'missingField', field: name, at: [], message: `${alias} has no ${name}` });
  }
  if (isEmpty('loginState') && Object.hasOwn(contentBlocks, alias))
    faults.push({
      rule: 'missingField',
      field: 'loginState',
      at: [],
      message: `${alias} has no loginState, so nobody sees it; write [Logged-In, Logged-Out] for everybody`,
    });
  if (alias === 'gamesGridComponent' && isEmpty('reason'))
    faults.push({
      rule: 'noReason',
      field: 'reason',
      at: [],
      message: 'the row does not say why a player sees it (reason)',
    });
  // Skip: an existing list without matches is reported in the file that contains it.
  if (alias === 'gamesGridComponent' && properties['gameIds'] === undefined)
    faults.push({ rule: 'emptyRow', field: 'games', at: [], message: 'the row names no games' });
  if (alias === 'filteredGamesGridComponent') faults.push(...checkFilter(properties, selection, now));
  for (const { name, value, at } of walkValues(properties)) {
    const field = at[0] === undefined ? null : String(at[0]);
    const addresses =
      typeof value !== 'string' ? [] : name === 'html' ? hrefsOf(value) : isAddressName(name) ? [value] : [];
    for (const address of addresses) {
      const problem = links.problem(address, path);
      if (problem) faults.push({ ...problem, field, at: at.slice(1) });
    }
  }
  return faults;
}

function checkFilter(properties: Record<string, unknown>, selection: GameSelection, now: number): ComponentFault[] {
  const read = v.safeParse(filteredGamesGridProperties, properties);
  if (!read.success) return [];
  const { filter = {} } = read.output;
  const found = selection.ids({ select: filter, sort: 'popularity' }, now).length;
  return found > 0
    ? []
    : [
        {
          rule: 'emptyRow',
          field: 'filter',
          at: [],
          message: `finds no game: ${Object.entries(filter)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}`,
        },
      ];
}

/** Returns the link addresses in html that the web keeps; the html check reports the others. */
export function hrefsOf(html: string): string[] {
  const links = readTags(html).tags.filter(({ name }) => name === 'a');
  return links
    .flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'href').map(({ value }) => value))
    .filter(isLinkAddress);
}
