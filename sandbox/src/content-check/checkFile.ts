import type { Brand } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf, cultures, defaultCulture, languages } from '@foyer/contract/languages';
import { isBlogPicture } from '../blog-pictures/blogPictures.ts';
import { isCategoryIcon } from '../services/content/categoryIcons.ts';
import { readContentFile } from '../services/content/contentFiles.ts';
import type { GameSelection } from '../services/content/gameSelection.ts';
import { factNamesIn, isTextByCulture, type TextByCulture } from '../services/content/localText.ts';
import { factNames } from '../services/content/marketFacts.ts';
import { isSealPath } from '../services/media/sealPages.ts';
import { checkGames } from './checkGames.ts';
import { isDateName, isPictureName, placeOfFile, textNames } from './contentNames.ts';
import type { ContentRule, Fault, ValueFault } from './contentRules.ts';
import { languageName } from './contentRules.ts';
import type { ParsedFile } from './parsedFile.ts';
import { shapeFaults } from './shapeFaults.ts';
import { htmlFaults, isDate, licenceFaults } from './textFaults.ts';
import { walkValues, type FileValue } from './walkValues.ts';

export interface FileCheck {
  brands: readonly Brand[];
  selection: GameSelection;
  now: number;
}

/** Checks one file on its own: its syntax and every value. */
export function checkFile(path: string, text: string, file: ParsedFile, check: FileCheck): Fault[] {
  const place = placeOfFile(path, file.value);
  const faults: ValueFault[] = [];
  if (file.unreadable.length === 0) {
    faults.push(...shapeFaults(path, file.value), ...checkGames(file.value, check.selection, check.now));
    const translations = culturesOf(check.brands, place.brand).filter((culture) => culture !== defaultCulture);
    const values = walkValues(file.value, [], path.includes('/texts/') ? 'html' : '');
    for (const value of values) faults.push(...checkValue(value, translations));
  }
  const read = readContentFile(path, text);
  const problem = 'problem' in read ? read.problem : null;
  // Runs last, and reports only what no other check reported.
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

/** Returns the languages of one brand's content, or of all brands for null. */
function culturesOf(brands: readonly Brand[], brandId: string | null): Culture[] {
  const markets = brands.filter(({ id }) => brandId === null || id === brandId).flatMap((brand) => brand.markets);
  return [...new Set(markets.flatMap(({ locales }) => locales.map(cultureOf)))];
}

function checkValue(parsed: FileValue, translations: readonly Culture[]): ValueFault[] {
  const { name, value, at } = parsed;
  const stray = factNamesIn(value).find((fact) => !(factNames as readonly string[]).includes(fact));
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
  if (isPictureName(name)) return [...facts, ...checkPicture(parsed)];
  if (!textNames.has(name)) return facts;
  if (isTextByCulture(value))
    return [
      ...facts,
      ...checkDefaultText(value[defaultCulture], at),
      ...cultures
        .filter((culture) => culture !== defaultCulture)
        .flatMap((culture) => checkTranslation(value, culture, at, translations.includes(culture))),
      ...cultures.flatMap((culture) => checkWords(value[culture] ?? '', name, [...at, culture], culture)),
    ];
  if (typeof value !== 'string') return facts;
  if (value.trim() === '')
    return [...facts, { rule: 'emptyField', message: `${name} is empty; leave it out, or write something`, at }];
  const untranslated = (hasWords(value) ? translations : []).map((culture): ValueFault => ({
    rule: 'untranslated',
    message: `“${shortened(value)}” is written in one language; write { ${defaultCulture}: …, ${culture}: … }`,
    at,
    culture,
  }));
  return [...facts, ...untranslated, ...checkWords(value, name, at)];
}

function checkPicture({ name, value, at, siblings }: FileValue): ValueFault[] {
  if (typeof value !== 'string') return [];
  const faults: ValueFault[] = [];
  if (value.trim() === '') faults.push({ rule: 'emptyField', message: `${name} is empty; leave it out`, at });
  else if (!value.startsWith('https://') && !isCategoryIcon(value) && !isBlogPicture(value) && !isSealPath(value))
    faults.push({ rule: 'missingPicture', message: `there is no picture ${value}`, at });
  // A category's picture is decorative, because its name is next to it.
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

function checkDefaultText(text: string, at: FileValue['at']): ValueFault[] {
  const faultOf = (rule: ContentRule, message: string): ValueFault => ({
    rule,
    message,
    at: [...at, defaultCulture],
    culture: defaultCulture,
  });
  if (text.trim() === '') return [faultOf('missingField', `the ${languageName(defaultCulture)} text is empty`)];
  return isInScriptOf(defaultCulture, text)
    ? []
    : [faultOf('wrongLanguage', `“${shortened(text)}” is no ${languageName(defaultCulture)}`)];
}

/** `isSpoken`: a market of the brand is shown in this language. */
function checkTranslation(
  value: TextByCulture,
  culture: Culture,
  at: FileValue['at'],
  isSpoken: boolean,
): ValueFault[] {
  const [original, text] = [value[defaultCulture], value[culture] ?? ''];
  if (isSpoken && hasWords(original) && text.trim() === '')
    return [
      { rule: 'untranslated', message: `“${shortened(original)}” has no ${languageName(culture)} text`, at, culture },
    ];
  const faultOf = (rule: ContentRule, message: string): ValueFault => ({
    rule,
    message,
    at: [...at, culture],
    culture,
  });
  if (hasWords(original) && original.trim() === text.trim() && !mayCoincide(original, culture))
    return [faultOf('sameText', `“${shortened(original)}” is the same in both languages`)];
  return hasWords(text) && !isInScriptOf(culture, text)
    ? [faultOf('wrongLanguage', `“${shortened(text)}” is no ${languageName(culture)}`)]
    : [];
}

/** A few words may be the same in two languages of one script, such as “Casino” in English and Portuguese. */
const mayCoincide = (text: string, culture: Culture): boolean =>
  languages[culture].script === languages[defaultCulture].script && text.trim().split(/\s+/).length <= 3;

function isInScriptOf(culture: Culture, text: string): boolean {
  return /\p{Script=Han}/u.test(text) === (languages[culture].script === 'han');
}

function checkWords(text: string, name: string, at: FileValue['at'], culture?: Culture): ValueFault[] {
  const found = [...licenceFaults(text), ...(name === 'html' ? htmlFaults(text) : [])];
  return found.map(({ rule, message, offset }) => ({
    rule: rule satisfies ContentRule,
    message,
    at,
    offset,
    ...(culture === undefined ? {} : { culture }),
  }));
}

/** Returns false for texts that do not depend on the language: facts, numbers, symbols. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{\w+\}\}|<[^<>]*>/g, ''));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
