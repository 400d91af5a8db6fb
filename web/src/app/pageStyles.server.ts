import type { Language } from '@foyer/contract/languages';
import { integrityOf } from '../server/linkedFile.server.ts';
import type { LinkedFile } from '../server/linkedFile.server.ts';
import type { StaticFiles } from '../server/staticFiles.server.ts';
import type { ThemeFiles } from '../services/theme/themeFiles.server.ts';
import { publishThemeFile } from '../services/theme/themeFiles.server.ts';
import { modulesAtStart } from './blocks/blockDefinitions.ts';
import type { ClientAssets } from './clientAssets.server.ts';

type Script = Language['script'];

interface PageKind {
  brandId: string;
  script: Script;
}

/** A style sheet that a page links. */
export interface PageStyleSheet extends LinkedFile {
  /** Addresses of the build's style sheets whose rules it contains; lazy code must not load them again. */
  contains: readonly string[];
}

export interface PageStyles {
  /** Returns the style sheet that every page of a brand and script links. */
  ofEveryPage(page: PageKind): LinkedFile;
  /**
   * Returns the style sheets of a page: the brand's, and at most one more.
   * @param needed the build's style sheets that the page needs
   */
  of(page: PageKind, needed: readonly LinkedFile[]): readonly PageStyleSheet[];
}

/** Folder of the feature that a source module belongs to. */
const featureOf = (module: string) => /^src\/features\/([\w-]+)\//.exec(module)?.[1] ?? 'page';

/** Feature whose blocks stand on the pages of other features: texts of editors. */
const everywhere = 'rich-text';

/**
 * Joins the style sheets of pages and adds them to the public files. A brand's sheet contains its theme and the rules of
 * every page. A page that needs more than one of the other sheets gets the smallest joined sheet that contains them: that
 * of a feature, or that of all features. Every node of a release makes the same files.
 */
export async function createPageStyles(
  files: StaticFiles,
  themes: ReadonlyMap<string, ThemeFiles>,
  { forPage }: Pick<ClientAssets, 'forPage'>,
): Promise<PageStyles> {
  const everyPage = forPage([]).styles;
  const everyPageHrefs = new Set(everyPage.map(({ href }) => href));
  const othersOf = (sheets: readonly LinkedFile[]) => sheets.filter(({ href }) => !everyPageHrefs.has(href));

  const cssOf = ({ href }: LinkedFile): string => {
    const file = files.all().get(href);
    if (file === undefined) throw new Error(`The browser build lacks ${href}; run the build again.`);
    return file.bodies.identity.toString();
  };
  async function join(name: string, css: readonly string[], sheets: readonly LinkedFile[]): Promise<PageStyleSheet> {
    const text = [...css, ...sheets.map(cssOf)].join('\n');
    return {
      href: await publishThemeFile(files, `${name}.css`, text),
      integrity: integrityOf(Buffer.from(text)),
      contains: sheets.map(({ href }) => href),
    };
  }

  const ofBrands = new Map<string, Record<Script, PageStyleSheet>>();
  for (const [brandId, { css, han }] of themes) {
    const latin = await join('site', [css], everyPage);
    ofBrands.set(brandId, {
      latin,
      han: han === null ? latin : await join('site-han', [han.css, css], everyPage),
    });
  }

  const modules = modulesAtStart().styled;
  const byFeature = Object.groupBy(modules, featureOf);
  const joined: PageStyleSheet[] = [];
  for (const [feature, own = []] of [...Object.entries(byFeature), ['pages', modules] as const]) {
    const sheets = othersOf(forPage([...own, ...(byFeature[everywhere] ?? [])]).styles);
    if (sheets.length > 1) joined.push(await join(feature, [], sheets));
  }
  joined.sort((one, other) => one.contains.length - other.contains.length);

  const ofEveryPage = ({ brandId, script }: PageKind) => {
    const site = ofBrands.get(brandId)?.[script];
    if (site === undefined) throw new Error(`No style sheet was made for ${brandId}.`);
    return site;
  };
  return {
    ofEveryPage,
    of(page, needed) {
      const site = ofEveryPage(page);
      const [first, ...rest] = othersOf(needed);
      if (first === undefined) return [site];
      if (rest.length === 0) return [site, { ...first, contains: [] }];
      const others = joined.find(({ contains }) => [first, ...rest].every(({ href }) => contains.includes(href)));
      if (others === undefined) throw new Error('No joined style sheet contains those of the page.');
      return [site, others];
    },
  };
}
