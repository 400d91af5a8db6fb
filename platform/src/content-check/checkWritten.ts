import type { Brand } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/identifiers';
import { cultureOf } from '@foyer/contract/languages';
import { isBlogPicture } from '../blog-pictures/blogPictures.ts';
import { isCategoryIcon } from '../content/categoryIcons.ts';
import { readContentFile } from '../content/contentFiles.ts';
import type { GameSelection } from '../content/gameSelection.ts';
import { factsAskedFor, isTextByCulture } from '../content/localText.ts';
import { factNames } from '../content/marketFacts.ts';
import { checkGames } from './checkGames.ts';
import { shapeFaults } from './checkShape.ts';
import type { ContentRule, Fault } from './contentFinding.ts';
import { isDateName, isPictureName, placeOfFile, textNames } from './contentNames.ts';
import { htmlFaults, isDate, licenceFaults } from './textFaults.ts';
import { walkValues, type WrittenValue } from './walkValues.ts';
import type { WrittenFile } from './writtenFile.ts';

export interface WrittenCheck {
  brands: readonly Brand[];
  selection: GameSelection;
  now: number;
}

/** A fault of one value; the file and its place are added by the caller. */
export type ValueFault = Pick<Fault, 'rule' | 'message' | 'at' | 'offset'> & { culture?: Culture };

/** What one file says about itself: whether it can be read, and every value in it. */
export function checkWritten(path: string, text: string, file: WrittenFile, check: WrittenCheck): Fault[] {
  const place = placeOfFile(path, file.value);
  const faults: ValueFault[] = [];
  if (file.unreadable.length === 0) {
    faults.push(...shapeFaults(path, file.value), ...checkGames(file.value, check.selection, check.now));
    const speaksChinese = culturesOf(check.brands, place.brand).has('zh');
    const values = walkValues(file.value, [], path.includes('/texts/') ? 'html' : '');
    for (const value of values) faults.push(...checkValue(value, speaksChinese));
  }
  const problem = problemOf(path, text);
  // Last, and only for what none of the others could name.
  const isNamed =
    file.unreadable.length > 0 ||
    faults.some(
      ({ rule }) => rule === 'wrongValue' || rule === 'unknownField' || rule === 'unknownFact' || rule === 'emptyField',
    );
  if (problem !== null && !isNamed) faults.push({ rule: 'unreadable', message: problem, at: [] });
  return faults.map(({ culture, ...fault }) => ({
    ...fault,
    file: path,
    place: culture === undefined ? place : { ...place, culture },
  }));
}

/** Why the content service cannot use the file, or null. */
function problemOf(path: string, text: string): string | null {
  try {
    const read = readContentFile(path, text);
    return 'problem' in read ? read.problem : null;
  } catch (error) {
    return String(error);
  }
}

/** Languages in which a brand's content may be asked for; null: of any brand. */
function culturesOf(brands: readonly Brand[], brandId: string | null): ReadonlySet<Culture> {
  const markets = brands.filter(({ id }) => brandId === null || id === brandId).flatMap((brand) => brand.markets);
  return new Set(markets.flatMap(({ locales }) => locales.map(cultureOf)));
}

function checkValue(written: WrittenValue, speaksChinese: boolean): ValueFault[] {
  const { name, value, at } = written;
  const stray = factsAskedFor(value).find((fact) => !(factNames as readonly string[]).includes(fact));
  const facts: ValueFault[] =
    stray === undefined
      ? []
      : [{ rule: 'unknownFact', message: `there is no fact “{{${stray}}}”; there are ${factNames.join(', ')}`, at }];
  if (isDateName(name) && !isDate(value))
    return [
      {
        rule: 'wrongDate',
        message: `${JSON.stringify(value)?.slice(0, 40)} is no date; write DD-MM-YYYY or 2026-01-31T00:00:00Z`,
        at,
      },
    ];
  if (isPictureName(name)) return [...facts, ...checkPicture(written)];
  if (!textNames.has(name)) return facts;
  if (isTextByCulture(value))
    return [
      ...facts,
      ...checkCultures(value, at, speaksChinese),
      ...checkWords(value.en, name, [...at, 'en'], 'en'),
      ...checkWords(value.zh ?? '', name, [...at, 'zh'], 'zh'),
    ];
  if (typeof value !== 'string') return facts;
  if (value.trim() === '')
    return [...facts, { rule: 'emptyField', message: `${name} is empty; leave it out, or write something`, at }];
  const untranslated: ValueFault[] =
    speaksChinese && hasWords(value)
      ? [
          {
            rule: 'untranslated',
            message: `“${shortened(value)}” is written in one language; write { en: …, zh: … }`,
            at,
            culture: 'zh',
          },
        ]
      : [];
  return [...facts, ...untranslated, ...checkWords(value, name, at)];
}

function checkPicture({ name, value, at, siblings }: WrittenValue): ValueFault[] {
  if (typeof value !== 'string') return [];
  const faults: ValueFault[] = [];
  if (value.trim() === '') faults.push({ rule: 'emptyField', message: `${name} is empty; leave it out`, at });
  else if (!value.startsWith('https://') && !isCategoryIcon(value) && !isBlogPicture(value))
    faults.push({ rule: 'missingPicture', message: `there is no picture ${value}`, at });
  // The picture of a category stands beside its name and says nothing more.
  const isNamed = ['GameCategoryType', 'SubCategoryType', 'categoryName'].some((field) =>
    Object.hasOwn(siblings, field),
  );
  const hasAlternative = Object.entries(siblings).some(
    ([field, text]) => /alt(?:ernative)?(?:text)?$/i.test(field) && JSON.stringify(text)?.match(/[\p{L}\p{N}]/u),
  );
  if (!isNamed && !hasAlternative)
    faults.push({ rule: 'noAlternativeText', message: `${name} is a picture without alternative text`, at });
  return faults;
}

function checkCultures(
  { en, zh = '' }: { en: string; zh?: string },
  at: WrittenValue['at'],
  speaksChinese: boolean,
): ValueFault[] {
  const faults: ValueFault[] = [];
  const isSame = en.trim() === zh.trim();
  if (en.trim() === '')
    faults.push({ rule: 'untranslated', message: 'the English text is empty', at: [...at, 'en'], culture: 'en' });
  if (speaksChinese && hasWords(en) && zh.trim() === '')
    faults.push({ rule: 'untranslated', message: `“${shortened(en)}” has no Chinese text`, at, culture: 'zh' });
  else if (hasWords(en) && isSame)
    faults.push({
      rule: 'sameText',
      message: `“${shortened(en)}” is the same in both languages`,
      at: [...at, 'zh'],
      culture: 'zh',
    });
  else if (hasWords(zh) && !/\p{Script=Han}/u.test(zh))
    faults.push({
      rule: 'wrongLanguage',
      message: `“${shortened(zh)}” is no Chinese`,
      at: [...at, 'zh'],
      culture: 'zh',
    });
  if (/\p{Script=Han}/u.test(en))
    faults.push({
      rule: 'wrongLanguage',
      message: `“${shortened(en)}” is no English`,
      at: [...at, 'en'],
      culture: 'en',
    });
  return faults;
}

function checkWords(text: string, name: string, at: WrittenValue['at'], culture?: Culture): ValueFault[] {
  const found = [...licenceFaults(text), ...(name === 'html' ? htmlFaults(text) : [])];
  return found.map(({ rule, message, offset }) => ({
    rule: rule satisfies ContentRule,
    message,
    at,
    offset,
    ...(culture === undefined ? {} : { culture }),
  }));
}

/** False for what no language changes: facts, numbers, marks. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{\w+\}\}|<[^<>]*>/g, ''));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
