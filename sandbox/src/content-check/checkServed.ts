import type { Brand, Market } from '@foyer/brands/market';
import type { ContentComponent, ContentPage } from '@foyer/contract/content';
import { contentComponent, contentPage } from '@foyer/contract/content';
import { cultureOf } from '@foyer/contract/languages';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import * as v from 'valibot';
import { textFileName } from '../services/content/componentProblem.ts';
import { composePage } from '../services/content/composePage.ts';
import type { ContentFile } from '../services/content/contentFiles.ts';
import type { ContentService } from '../services/content/contentService.ts';
import type { GameSelection } from '../services/content/gameSelection.ts';
import { type Layers, layersOf, filesOf } from '../services/content/layers.ts';
import { isTextByCulture } from '../services/content/localText.ts';
import { pathOfFile } from '../services/content/pathOfFile.ts';
import { checkClausePages } from './checkClausePages.ts';
import { checkClauseTexts } from './checkClauseTexts.ts';
import { checkComponent } from './checkComponent.ts';
import { checkNodes } from './checkNodes.ts';
import { originOfField, originOfHead, writtenPath } from './contentOrigin.ts';
import type { ContentPlace, ContentRule, Fault } from './contentRules.ts';
import { createLinkCheck, type LinkCheck } from './linkCheck.ts';
import { searchWidth } from './textFaults.ts';

export interface ServedCheck {
  content: ContentService;
  files: readonly ContentFile[];
  /** Paths of unreadable pages; links to them are not reported. */
  unreadablePaths: readonly string[];
  catalogue: Catalogue;
  selection: GameSelection;
  now: number;
}

/** Pages that every market needs (PG-01). */
const neededPages = ['/', '/game/{id}'];
/** Components that every page needs: operator details, age mark and help (S2, UK11). */
const neededComponents = ['header', 'footer'];
/**
 * Maximum page size in bytes. Each page is in its document twice, as markup and as data, and larger pages cost a phone
 * seconds.
 */
const maxBytes = 64_000;
/** Maximum widths in search results, in letters; a Chinese character counts as two. */
const searchWidths = { title: 65, description: 165 } as const;

/** Checks every page and node of a brand as served to one market; null is the brand without a market. */
export function checkServed(brand: Brand, market: Market | null, check: ServedCheck): Fault[] {
  const { content, files, now } = check;
  const nodeId = market?.marketNodeId ?? brand.productNodeId;
  const culture = market === null ? 'en' : cultureOf(market.locale);
  const layers = layersOf(files, brand.id, market?.id ?? null);
  const place = { brand: brand.id, market: market?.id ?? 'product', culture };
  const listed = (content.pages(brand.id) ?? []).filter(
    ({ NodeId }) => NodeId === nodeId || NodeId === brand.productNodeId,
  );
  const pages = new Map(
    [...new Set(listed.map(({ Path }) => Path))].flatMap((path) => {
      const page = content.page(brand.id, nodeId, path, now);
      return page === null ? [] : [[path, page] as const];
    }),
  );
  const links = createLinkCheck(pages, check.catalogue, check.unreadablePaths);
  const missing = neededPages.filter((path) => !pages.has(path) && !check.unreadablePaths.includes(path));
  return [
    ...missing.map(
      (page) =>
        ({
          rule: 'missingPage',
          message: `there is no page ${page}`,
          file: null,
          at: [],
          place: { ...place, page },
        }) as const,
    ),
    ...[...pages].flatMap(([path, page]) =>
      checkPage(page, path, { layers, links, place: { ...place, page: path }, market, check }),
    ),
    ...(market === null
      ? []
      : checkClausePages({ brand, market, content, layers, unreadablePaths: check.unreadablePaths, now })),
    ...checkPieces(layers, place),
    ...checkNodes(content.node(nodeId, culture, now), {
      layers,
      links,
      place: { ...place, page: null },
      isProduct: market === null,
    }),
  ];
}

interface PageCheck {
  layers: Layers;
  links: LinkCheck;
  place: ContentPlace;
  market: Market | null;
  check: ServedCheck;
}

function checkPage(page: ContentPage, path: string, { layers, links, place, market, check }: PageCheck): Fault[] {
  const head = (rule: ContentRule, name: string | null, message: string): Fault => ({
    rule,
    message,
    ...originOfHead(layers, path, name),
    place,
  });
  const read = v.safeParse(contentPage, page);
  if (!read.success) return [head('wrongValue', null, v.summarize(read.issues))];
  const { title = '', description = '', canonicalUrl } = page.Properties;
  const components = page.Properties.components.filter((component): component is ContentComponent =>
    v.is(contentComponent, component),
  );
  const written = writtenPath(layers, path);
  const raw = composePage(layers, written)?.components ?? [];
  const faults: Fault[] = [];
  for (const [name, text] of [
    ['title', title],
    ['description', description],
  ] as const) {
    if (text.trim() === '') faults.push(head('missingField', name, `the page has no ${name}`));
    else if (searchWidth(text) > searchWidths[name])
      faults.push(
        head(
          'tooLong',
          name,
          `the ${name} is ${searchWidth(text)} wide; search results cut it at ${searchWidths[name]}`,
        ),
      );
  }
  if (canonicalUrl !== undefined && links.problem(canonicalUrl, path) !== null)
    faults.push(head('deadLink', 'canonicalUrl', links.problem(canonicalUrl, path)?.message ?? ''));
  for (const alias of neededComponents) {
    if (!components.some(({ Alias }) => Alias === alias))
      faults.push(head('missingComponent', null, `the page has no ${alias}`));
  }
  const bytes = Buffer.byteLength(JSON.stringify(page));
  if (bytes > maxBytes)
    faults.push(head('tooLarge', null, `the page has ${Math.round(bytes / 1000)} kB; ${maxBytes / 1000} are the end`));
  const others = components.flatMap((component, at) =>
    [...checkComponent(component, path, links, check), ...checkClauseTexts(component, market)].map(
      ({ rule, field, at: inside, message }): Fault => {
        const isWritten = field === null || Object.hasOwn(raw[at]?.properties ?? {}, field);
        // A template's field may come from another file, for example from the file of a blog post.
        const isFilled = !isWritten && field !== null && Object.hasOwn(component.Properties, field);
        const origin = isFilled ? { file: null, at: [] } : originOfField(layers, written, raw[at]?.key ?? '', field);
        // Report the served language of a text that has several.
        const parsed = field === null ? undefined : raw[at]?.properties[field];
        const language =
          inside.length === 0 && place.culture !== null && (isTextByCulture(parsed) || textFileName(parsed) !== null)
            ? [place.culture]
            : [];
        return { rule, message, file: origin.file, at: [...origin.at, ...inside, ...language], place };
      },
    ),
  );
  return [...faults, ...others];
}

/** Finds unresolved names in pages and nodes of a market's layers: shared components, texts, keys. */
function checkPieces(layers: Layers, place: Omit<ContentPlace, 'page'>): Fault[] {
  const sharedNames = new Set(filesOf(layers, 'shared', () => true).map(({ name }) => name));
  const textNames = new Set(filesOf(layers, 'text', () => true).map(({ name }) => name));
  const pages = filesOf(layers, 'page', () => true);
  const faults: Fault[] = [];
  for (const file of pages) {
    const { path, entries, without } = file.value;
    const here = { file: pathOfFile(file), place: { ...place, page: path } };
    const keys = new Set(
      pages.filter((other) => other.value.path === path).flatMap((other) => other.value.entries.map(({ key }) => key)),
    );
    for (const [at, key] of without.entries()) {
      if (!keys.has(key))
        faults.push({
          ...here,
          rule: 'nothingThere',
          message: `the page has no component “${key}” that could be taken away`,
          at: ['without', at],
        });
    }
    for (const [at, entry] of entries.entries()) {
      if (entry.after !== null && !keys.has(entry.after))
        faults.push({
          ...here,
          rule: 'nothingThere',
          message: `the page has no component “${entry.after}”; this one stands last`,
          at: ['components', at, 'after'],
        });
      if (entry.shared !== null && !sharedNames.has(entry.shared))
        faults.push({
          ...here,
          rule: 'missingComponent',
          message: `there is no shared component “${entry.shared}”`,
          at: ['components', at, 'shared'],
        });
      if (entry.shared !== null) continue;
      for (const [field, value] of Object.entries(entry.properties)) {
        const name = textFileName(value);
        if (name !== null && !textNames.has(name))
          faults.push({
            ...here,
            rule: 'unknownText',
            message: `there is no text “${name}”`,
            at: ['components', at, field],
          });
      }
    }
  }
  return faults;
}
