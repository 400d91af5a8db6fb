import { contrastsOf } from '@foyer/brands/contrast';
import type { Brand } from '@foyer/brands/market';
import type { ThemeColours } from '@foyer/brands/theme';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ContentFile } from '../content/contentFiles.ts';
import { readContentFile } from '../content/contentFiles.ts';
import { createContentService } from '../content/contentService.ts';
import { createGameSelection } from '../content/gameSelection.ts';
import { checkServed } from './checkServed.ts';
import { checkWritten } from './checkWritten.ts';
import { contentRules, type ContentPlace, type Fault, type Finding } from './contentFinding.ts';
import { placeOfFile } from './contentNames.ts';
import { unusedFaults } from './unusedFiles.ts';
import { readWrittenFile, type WrittenFile } from './writtenFile.ts';

export interface ContentToCheck {
  /** Text of every file by its path below the content folder. */
  texts: ReadonlyMap<string, string>;
  brands: readonly Brand[];
  coloursOf: (brand: Brand) => ThemeColours;
  catalogue: Catalogue;
  /** Unix milliseconds: what is new changes with the day. */
  now: number;
}

export interface ContentReport {
  files: number;
  /** Pages that were looked at, each as one market is served it. */
  pages: number;
  /** Brands with their markets, each of which was looked at. */
  markets: readonly { brand: string; market: string }[];
  errors: number;
  warnings: number;
  findings: readonly Finding[];
}

/** Everything that is wrong with a set of content, as it is written and as it is served. Never throws, whatever it holds. */
export function checkContent({ texts, brands, coloursOf, catalogue, now }: ContentToCheck): ContentReport {
  const selection = createGameSelection(catalogue);
  const written = new Map([...texts].map(([path, text]) => [path, readWrittenFile(text)] as const));
  const files = [...texts].flatMap(([path, text]) => understood(path, text));
  const content = createContentService({ brands, files: () => files, selection, gameCount: catalogue.all.length });
  const unreadablePaths = [...written].flatMap(([path, { value }]) => {
    // A file that cannot be read has no value, but its path may stand there on a line of its own.
    const page =
      placeOfFile(path, value).page ??
      (value === undefined && path.includes('/pages/')
        ? (/^path: *['"]?(\/[^\s'"]*)/m.exec(texts.get(path) ?? '')?.[1] ?? null)
        : null);
    return page === null ||
      (value !== undefined && files.some((file) => file.kind === 'page' && file.value.path === page))
      ? []
      : [page];
  });
  const faults: Fault[] = [];
  for (const [path, file] of written) {
    const text = texts.get(path) ?? '';
    for (const { message, line } of file.unreadable)
      faults.push({ rule: 'unreadable', message, file: path, at: [line], place: placeOfFile(path, null) });
    faults.push(...guarded(path, () => checkWritten(path, text, file, { brands, selection, now })));
  }
  let pages = 0;
  const isFollowOn = followsFrom(
    [...written].flatMap(([path, { unreadable }]) => (unreadable.length > 0 ? [path] : [])),
  );
  for (const brand of brands) {
    for (const market of [null, ...brand.markets]) {
      const place: ContentPlace = { brand: brand.id, market: market?.id ?? 'product', page: null, culture: null };
      const served = guarded(
        null,
        () => checkServed(brand, market, { content, files, unreadablePaths, catalogue, selection, now }),
        place,
      );
      faults.push(...served.filter((fault) => !isFollowOn(brand.id, fault)));
      pages += content.pages(brand.id)?.length ?? 0;
    }
    for (const { pair, least, lowest } of contrastsOf(coloursOf(brand))) {
      if (!(lowest >= least))
        faults.push({
          rule: 'lowContrast',
          message: `${pair} has a contrast of ${lowest.toFixed(2)}; ${least} is the least (brands/${brand.id}/theme.ts)`,
          file: null,
          at: [],
          place: { brand: brand.id, market: null, page: null, culture: null },
        });
    }
  }
  // What an unreadable file names is in use, as far as anybody can tell.
  const unreadableTexts = [...written].flatMap(([path, { unreadable }]) =>
    unreadable.length > 0 ? [texts.get(path) ?? ''] : [],
  );
  const isNamed = (file: string | null) =>
    unreadableTexts.some(
      (text) => file !== null && text.includes(file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length)),
    );
  faults.push(...unusedFaults(files).filter(({ file }) => !isNamed(file)));
  const findings = inOrder(merged(faults, written));
  const markets = brands.flatMap((brand) =>
    ['product', ...brand.markets.map(({ id }) => id)].map((market) => ({ brand: brand.id, market })),
  );
  return {
    files: texts.size,
    pages,
    markets,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    findings,
  };
}

function understood(path: string, text: string): ContentFile[] {
  try {
    const file = readContentFile(path, text);
    return 'problem' in file ? [] : [file];
  } catch {
    // Nesting without end: `checkWritten` reports it.
    return [];
  }
}

/**
 * Says which served faults may come from a file that cannot be read. Other pages do not use an unreadable page, but
 * every page of a brand may use its other files, so they are judged once these can be read.
 */
function followsFrom(unreadable: readonly string[]): (brandId: string, fault: Fault) => boolean {
  const partOf = unreadable.filter((path) => !path.includes('/pages/')).map((path) => placeOfFile(path, null).brand);
  const pageNames = new Set(
    unreadable.filter((path) => path.includes('/pages/')).map((path) => path.slice(path.lastIndexOf('/'))),
  );
  return (brandId, { file }) =>
    partOf.some((brand) => brand === null || brand === brandId) ||
    (file !== null && pageNames.has(file.slice(file.lastIndexOf('/'))));
}

const nowhere: ContentPlace = { brand: null, market: null, page: null, culture: null };

/** Content that no rule foresaw must not silence the others; what went wrong is itself a finding. */
function guarded(file: string | null, check: () => Fault[], place: ContentPlace = nowhere): Fault[] {
  try {
    return check();
  } catch (error) {
    return [{ rule: 'unreadable', message: `could not be checked: ${String(error)}`, file, at: [], place }];
  }
}

/** One slip, however many pages show it, is one finding with all its places. */
function merged(faults: readonly Fault[], written: ReadonlyMap<string, WrittenFile>): Finding[] {
  const findings = new Map<string, Finding & { places: ContentPlace[] }>();
  for (const { rule, message, file, at, offset, place } of faults) {
    const source = file === null ? undefined : written.get(file);
    const line =
      source === undefined ? null : source.unreadable.length > 0 ? Number(at[0] ?? 1) : source.lineOf(at, offset);
    const field = source !== undefined && source.unreadable.length > 0 ? '' : at.join('.');
    const key = JSON.stringify(file === null ? [rule, message] : [rule, message, file, line, field]);
    const known = findings.get(key);
    if (known) known.places.push(place);
    else findings.set(key, { severity: contentRules[rule], rule, message, file, line, field, places: [place] });
  }
  return [...findings.values()];
}

function inOrder(findings: readonly Finding[]): Finding[] {
  const where = ({ file, line, rule }: Finding) => `${file ?? '~'} ${String(line ?? 0).padStart(6, '0')} ${rule}`;
  return findings.toSorted((a, b) => (where(a) < where(b) ? -1 : Number(where(a) > where(b))));
}
