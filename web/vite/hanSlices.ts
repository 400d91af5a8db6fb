import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Han characters, and Chinese punctuation in full width. Latin letters come from the fonts of the brand. */
const hanCharacter = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;

/** Folders of texts, relative to the project; the sandbox's content stands for an operator's. */
const messagesFolder = 'web/src/i18n/messages/zh';
const contentFolders = ['sandbox/content', 'sandbox/src/messages/zh', 'games/src/messages/zh'];
/** Content of the lobby, which nearly every visit shows. */
const lobbyContent = /[\\/](?:lobby|header|footer|gamesFolder)\.yaml$/;

async function textsOf(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path, text: await readFile(path, 'utf8') };
      }),
  );
}

/** Returns the distinct Chinese characters of texts. */
export function hanCharacters(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(hanCharacter) ?? []));
}

/** Returns disjoint sets: each loses the characters of the sets before it. */
export function disjoint(sets: readonly ReadonlySet<string>[]): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return sets.map((set) => {
    const own = [...set].filter((character) => !seen.has(character)).toSorted();
    for (const character of own) seen.add(character);
    return own;
  });
}

/** Returns the names of countries and currencies, which the browser writes. */
function intlNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = new Intl.DisplayNames('zh-CN', { type: 'region', fallback: 'none' });
  const currencies = new Intl.DisplayNames('zh-CN', { type: 'currency', fallback: 'none' });
  return [
    ...letters.flatMap((first) => letters.map((second) => regions.of(first + second))),
    ...Intl.supportedValuesOf('currency').map((code) => currencies.of(code)),
  ].filter((name) => name !== undefined);
}

/**
 * Characters of the slices of the Chinese font, from the one that every page needs to the one that few pages need:
 * messages of every page and the lobby; all other messages; other content and the names of games, countries and
 * currencies.
 * @param project folder of the project
 */
export async function hanSlices(project: string): Promise<readonly { name: string; characters: readonly string[] }[]> {
  const pageAreas = [
    ...(await readFile(join(project, 'web/src/i18n/en.ts'), 'utf8')).matchAll(/'\.\/messages\/en\/(\w+)\.json'/g),
  ].map(([, area]) => `${area ?? ''}.json`);
  const messages = await textsOf(join(project, messagesFolder));
  const content = (await Promise.all(contentFolders.map((folder) => textsOf(join(project, folder))))).flat();
  const isOfPage = ({ path }: { path: string }) => pageAreas.some((area) => path.endsWith(area));
  const texts = (list: readonly { text: string }[]) => hanCharacters(list.map(({ text }) => text));
  const [page = [], other = [], rest = []] = disjoint([
    texts([...messages.filter(isOfPage), ...content.filter(({ path }) => lobbyContent.test(path))]),
    texts(messages),
    hanCharacters([...content.map(({ text }) => text), ...intlNames()]),
  ]);
  return [
    { name: 'page', characters: page },
    { name: 'messages', characters: other },
    { name: 'content', characters: rest },
  ];
}
