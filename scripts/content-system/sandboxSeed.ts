import { brands } from '@foyer/brands/brands';
import { cultures, languages } from '@foyer/contract/languages';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { ownContentFolder } from '../../sandbox/src/services/content/contentFiles.ts';
import { createContentStore } from '../../sandbox/src/services/content/contentStore.ts';
import { createGameSelection } from '../../sandbox/src/services/content/gameSelection.ts';
import { payloadBlocks } from './payloadBlocks.ts';
import { seedDocuments } from './seedDocuments.ts';

/** What the content system reads at every start: languages, brands, and the fields of blocks. */
export const systemModel = () => ({
  languages: cultures.map((code) => ({ code, label: languages[code].name })),
  brands: brands.map(({ id }) => id),
  blocks: payloadBlocks(),
});

/**
 * Documents of the sandbox's content for an empty content system.
 * @param games size of the sandbox's catalogue
 */
export async function sandboxSeed(games: number) {
  const catalogue = createCatalogue(games);
  const store = createContentStore(ownContentFolder);
  const { problems } = await store.reload();
  if (problems.length > 0) throw new Error('A content file is not usable: run npm run content:check.');
  const source = { brands, files: store.files, selection: createGameSelection(catalogue), gameCount: games };
  return { languages: cultures, documents: seedDocuments(source, Date.now()) };
}
