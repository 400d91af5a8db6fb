import { contrastsOf } from '@foyer/brands/contrast';
import type { Brand } from '@foyer/brands/market';
import type { ThemeColours } from '@foyer/brands/theme';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { contentConflicts } from '../services/content/contentConflicts.ts';
import type { ContentFile } from '../services/content/contentFiles.ts';
import { readContentFile } from '../services/content/contentFiles.ts';
import { createContentService } from '../services/content/contentService.ts';
import { createGameSelection } from '../services/content/gameSelection.ts';
import { pathOfFile } from '../services/content/pathOfFile.ts';
import { checkFile } from './checkFile.ts';
import { checkServed } from './checkServed.ts';
import { placeOfFile } from './contentNames.ts';
import { contentRules, type ContentPlace, type Fault, type Finding, languageName } from './contentRules.ts';
import { readWrittenFile, type ParsedFile } from './parsedFile.ts';
import { unusedFileFaults } from './unusedFileFaults.ts';

/** Maximum number of untranslated texts of a language that are findings of their own. */
const maxNamed = 10;

/**
 * Replaces many untranslated texts of one language by one finding with their number: they show in English, and a new
 * language begins without any text.
 */
function sumUpUntranslated(findings: readonly Finding[]): Finding[] {
  const languageOf = ({ rule, places }: Finding) => (rule === 'untranslated' ? (places[0]?.culture ?? null) : null);
  return [...Map.groupBy(findings, languageOf)].flatMap(([culture, found]): Finding[] => {
    const [first] = found;
    if (culture === null || first === undefined || found.length <= maxNamed) return found;
    const files = new Set(found.map(({ file }) => file));
    const message = `${found.length} texts in ${files.size} files have no ${languageName(culture)} text and show in English; the first is in ${first.file}:${first.line}`;
    const places = new Map(
      found
        .flatMap((finding) => finding.places)
        .map((place) => [JSON.stringify([place.brand, place.market]), { ...place, page: null }]),
    );
    return [{ ...first, message, file: null, line: null, field: '', places: [...places.values()] }];
  });
}

export interface ContentToCheck {
  /** Text of every file by path below the content folder. */
  texts: ReadonlyMap<string, string>;
  brands: readonly Brand[];
  coloursOf: (brand: Brand) => ThemeColours;
  catalogue: Catalogue;
  /** Unix milliseconds; "new" games depend on the date. */
  now: number;
}

export interface ContentReport {
  files: number;
  /** Number of checked pages, counted per market. */
  pages: number;
  /** Paths of the pages of each brand. */
  paths: Readonly<Record<string, readonly string[]>>;
  /** Checked brands and markets. */
  markets: readonly { brand: string; market: string }[];
  errors: number;
  warnings: number;
  findings: readonly Finding[];
}

interface ReadFile {
  readonly text: string;
  readonly written: ParsedFile;
  readonly understood: readonly ContentFile[];
}

/** Files of the last check by path: the next check usually follows the change of one file. */
let lastRead: ReadonlyMap<string, ReadFile> = new Map();

function readFiles(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadFile> {
  const read = [...texts].map(([path, text]): [string, ReadFile] => {
    const known = lastRead.get(path);
    return [
      path,
      known?.text === text ? known : { text, written: readWrittenFile(text), understood: understood(path, text) },
    ];
  });
  return (lastRead = new Map(read));
}

/** Checks content files as written and as served. Never throws, whatever the files contain. */
export function checkContent({ texts, brands, coloursOf, catalogue, now }: ContentToCheck): ContentReport {
  const selection = createGameSelection(catalogue);
  const read = readFiles(texts);
  const parsed = new Map([...read].map(([path, { written }]) => [path, written] as const));
  const files = [...read.values()].flatMap((file) => file.understood);
  const content = createContentService({ brands, files: () => files, selection, gameCount: catalogue.all.length });
  const unreadablePaths = [...parsed].flatMap(([path, { value }]) => {
    // The value of an unreadable file is unknown, but its path may be readable on its own line.
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
  for (const [path, file] of parsed) {
    const text = texts.get(path) ?? '';
    for (const { message, line } of file.unreadable)
      faults.push({ rule: 'unreadable', message, file: path, at: [line], place: placeOfFile(path, null) });
    faults.push(...catchErrors(path, () => checkFile(path, text, file, { brands, selection, now })));
  }
  let pages = 0;
  const isFollowOn = followsFrom(
    [...parsed].flatMap(([path, { unreadable }]) => (unreadable.length > 0 ? [path] : [])),
  );
  for (const brand of brands) {
    for (const market of [null, ...brand.markets]) {
      const place: ContentPlace = { brand: brand.id, market: market?.id ?? 'product', page: null, culture: null };
      const served = catchErrors(
        null,
        () => checkServed(brand, market, { content, files, unreadablePaths, catalogue, selection, now }),
        place,
      );
      faults.push(...served.filter((fault) => !isFollowOn(brand.id, fault)));
      pages += content.pages(brand.id)?.length ?? 0;
    }
    for (const { pair, minContrast, contrast } of contrastsOf(coloursOf(brand))) {
      if (!(contrast >= minContrast))
        faults.push({
          rule: 'lowContrast',
          message: `${pair} has a contrast of ${contrast.toFixed(2)}; the minimum is ${minContrast} (brands/${brand.id}/theme.ts)`,
          file: null,
          at: [],
          place: { brand: brand.id, market: null, page: null, culture: null },
        });
    }
  }
  // Everything that an unreadable file mentions counts as used.
  const unreadableTexts = [...parsed].flatMap(([path, { unreadable }]) =>
    unreadable.length > 0 ? [texts.get(path) ?? ''] : [],
  );
  const isNamed = (file: string | null) =>
    unreadableTexts.some(
      (text) => file !== null && text.includes(file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length)),
    );
  faults.push(...unusedFileFaults(files).filter(({ file }) => !isNamed(file)));
  for (const { file, ...conflict } of contentConflicts(files, brands)) {
    const fault = { ...conflict, file: pathOfFile(file), place: placeOfFile(pathOfFile(file), file.value) };
    if (!brands.some(({ id }) => (fault.place.brand ?? id) === id && isFollowOn(id, fault))) faults.push(fault);
  }
  const findings = sumUpUntranslated(inOrder(mergeFaults(faults, parsed)));
  const markets = brands.flatMap((brand) =>
    ['product', ...brand.markets.map(({ id }) => id)].map((market) => ({ brand: brand.id, market })),
  );
  return {
    files: texts.size,
    pages,
    paths: Object.fromEntries(
      brands.map(({ id }) => [id, [...new Set((content.pages(id) ?? []).map(({ Path }) => Path))]]),
    ),
    markets,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    findings,
  };
}

function understood(path: string, text: string): ContentFile[] {
  const file = readContentFile(path, text);
  return 'problem' in file ? [] : [file];
}

/**
 * Returns whether a served fault may result from an unreadable file. An unreadable page affects only itself, but every
 * page of a brand may use its other files, so these faults wait until the files are readable.
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

/** Converts an unexpected error into a finding, so that other findings still appear. */
function catchErrors(file: string | null, check: () => Fault[], place: ContentPlace = nowhere): Fault[] {
  try {
    return check();
  } catch (error) {
    return [{ rule: 'unreadable', message: `could not be checked: ${String(error)}`, file, at: [], place }];
  }
}

/** Merges the same fault on many pages into one finding with all places. */
function mergeFaults(faults: readonly Fault[], parsed: ReadonlyMap<string, ParsedFile>): Finding[] {
  const findings = new Map<string, Finding & { places: ContentPlace[] }>();
  for (const { rule, message, file, at, offset, place } of faults) {
    const source = file === null ? undefined : parsed.get(file);
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
