import type { ContentNode } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import type { RawPage } from './composePage.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { FinishTexts } from './finishTexts.ts';
import type { GameGroupFile, GameGroupKind } from './gameGroupFile.ts';
import { filesOf, type Layers } from './layers.ts';

/** Template page, field of the games, and node alias of each kind. Visitors cannot request the templates. */
const kinds = {
  studio: { template: '/studios/{studio}', field: 'provider', alias: 'gameStudio' },
  theme: { template: '/themes/{theme}', field: 'theme', alias: 'gameTheme' },
} as const;

export const isGameGroupTemplate = (path: string): boolean =>
  path === kinds.studio.template || path === kinds.theme.template;

interface GameGroup {
  readonly kind: GameGroupKind;
  readonly path: string;
  readonly file: GameGroupFile;
}

/** Merges the studios and themes of a brand or market: a closer file replaces the file of the same name. */
function gameGroups(layers: Layers): GameGroup[] {
  const groups = filesOf(layers, 'gameGroup', () => true).map(
    ({ group, name, value }) => [`/${group}s/${name}`, { kind: group, file: value }] as const,
  );
  return [...new Map(groups)].map(([path, group]) => ({ ...group, path }));
}

export const gameGroupPaths = (layers: Layers): string[] => gameGroups(layers).map(({ path }) => path);

/** Returns the page of a studio or theme, or null if none is at the path. */
export function gameGroupPage(layers: Layers, path: string): RawPage | null {
  const found = gameGroups(layers).find((group) => group.path === path);
  if (found === undefined) return null;
  const { template, field } = kinds[found.kind];
  const { select, name = select, text } = found.file;
  return fillTemplate(
    layers,
    template,
    { title: name, description: text, path },
    {
      gameGroup: { heading: name, text, [field]: select },
      filteredGamesGridComponent: { filter: { [field]: select } },
    },
  );
}

/** Builds one node per studio and theme. `place` is the place of the parent node. */
export function gameGroupNodes(layers: Layers, place: string, finish: FinishTexts): ContentNode[] {
  return gameGroups(layers).map(({ kind, path, file: { select, name = select, text } }) => ({
    Id: contentId(`${place}${path}`),
    Name: String(finish(name)),
    Alias: kinds[kind].alias,
    Properties: { path, select, ...(text === undefined ? {} : { text: String(finish(text)) }) },
    Children: [],
  }));
}
