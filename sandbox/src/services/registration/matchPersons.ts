import type { NameWord, NormalizedPerson } from './normalizedPerson.ts';
import { exchangedDayAndMonth } from './normalizedPerson.ts';

/** What two persons have in common, and what tells them apart. Holds no personal detail. */
export const matchReasons = [
  'sameFamilyName',
  'likeFamilyName',
  'otherFamilyName',
  'sameGivenName',
  'likeGivenName',
  'sameInitial',
  'otherGivenName',
  'exchangedNames',
  'sameBirthday',
  'likeBirthday',
  'otherBirthday',
  'sameMailbox',
  'samePhone',
  'sameHouse',
  'samePostcode',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * - `certain`: the same person, without a human decision
 * - `likely`: a human has to decide
 * - `different`: another person
 */
export type MatchCertainty = 'certain' | 'likely' | 'different';

export interface PersonMatch {
  certainty: MatchCertainty;
  /** Sum of the points of the reasons. */
  score: number;
  reasons: readonly MatchReason[];
}

const points: Readonly<Record<MatchReason, number>> = {
  sameFamilyName: 25,
  likeFamilyName: 18,
  otherFamilyName: -15,
  sameGivenName: 15,
  likeGivenName: 10,
  sameInitial: 8,
  otherGivenName: -20,
  exchangedNames: 0,
  sameBirthday: 30,
  likeBirthday: 15,
  otherBirthday: -15,
  sameMailbox: 40,
  samePhone: 30,
  sameHouse: 25,
  samePostcode: 20,
};

/** Minimum scores. Names, birthday and post code together are certain; names and birthday alone are likely. */
export const certainScore = 85;
export const likelyScore = 55;

/** Whether one insertion, deletion, replacement or exchange of neighbours makes two different words equal. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: words that are equal are not compared here
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

type Likeness = 'same' | 'like' | 'initial' | 'other';

/** Words of three letters and fewer are too short for a typing error to say anything. */
const minTypedLength = 4;

function compareWords(a: NameWord, b: NameWord): Likeness {
  const pairs = a.flatMap((one) => b.map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => one === other)) return 'same';
  if (pairs.some(([one, other]) => (one.length === 1 || other.length === 1) && one[0] === other[0])) return 'initial';
  const isLike = pairs.some(([one, other]) => {
    if (Math.min(one.length, other.length) < minTypedLength) return false;
    return isOneEditApart(one, other) || one.startsWith(other) || other.startsWith(one);
  });
  return isLike ? 'like' : 'other';
}

/** Best first; anything else is `other`. */
const order = ['same', 'like', 'initial'] as const;
const best = (likenesses: readonly Likeness[]): Likeness =>
  order.find((likeness) => likenesses.includes(likeness)) ?? 'other';

/** One word of all words, for a name that is written apart in one place and together in another. */
const together = (words: readonly NameWord[]): NameWord => [
  words.map(([ascii]) => ascii).join(''),
  words.map(([ascii, lookalike]) => lookalike ?? ascii).join(''),
];

/** The best likeness of each word to any of the others. */
const likenessesOf = (words: readonly NameWord[], others: readonly NameWord[]): Likeness[] =>
  words.map((word) => best(others.map((other) => compareWords(word, other))));

/**
 * Compares two given or two family names.
 * @param isPartSame whether further words of one name leave it the same, as for middle names
 */
function compareNames(a: readonly NameWord[], b: readonly NameWord[], isPartSame: boolean): Likeness {
  // Two names without letters are not the same.
  if (a.length === 0) return 'other';
  const whole = compareWords(together(a), together(b));
  if (whole === 'same') return 'same';
  // Of the shorter name, or of both: the order of the persons does not matter.
  const found = [
    ...(a.length <= b.length ? likenessesOf(a, b) : []),
    ...(b.length <= a.length ? likenessesOf(b, a) : []),
  ];
  const isPart = found.every((likeness) => likeness === 'same' || likeness === 'initial') && found.includes('same');
  if (isPart) return isPartSame ? 'same' : 'like';
  return best([whole, ...found.map((likeness) => (likeness === 'same' ? 'like' : likeness))]);
}

/** Whether both have the same words in any order and division, as when a middle name is part of either name. */
function haveSameWords(a: NormalizedPerson, b: NormalizedPerson): boolean {
  const wordsOf = ({ given, family }: NormalizedPerson) => [...given, ...family].filter(([ascii]) => ascii.length > 1);
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return (
    one.length > 1 &&
    one.length === other.length &&
    one.every((word) => other.some((candidate) => compareWords(word, candidate) === 'same')) &&
    other.every((word) => one.some((candidate) => compareWords(word, candidate) === 'same'))
  );
}

const givenReasons = {
  same: 'sameGivenName',
  like: 'likeGivenName',
  initial: 'sameInitial',
  other: 'otherGivenName',
} as const;
const familyReasons = {
  same: 'sameFamilyName',
  like: 'likeFamilyName',
  initial: 'likeFamilyName',
  other: 'otherFamilyName',
} as const;

function nameReasons(a: NormalizedPerson, b: NormalizedPerson): MatchReason[] {
  const straight = [
    familyReasons[compareNames(a.family, b.family, false)],
    givenReasons[compareNames(a.given, b.given, true)],
  ];
  // The better comparison counts as the family name, so that the order of the two persons does not matter.
  const crossed = [compareNames(a.family, b.given, true), compareNames(a.given, b.family, true)] as const;
  const better = best(crossed);
  const worse = crossed[0] === better ? crossed[1] : crossed[0];
  const exchanged: MatchReason[] = [familyReasons[better], givenReasons[worse], 'exchangedNames'];
  if (haveSameWords(a, b))
    return scoreOf(straight) >= scoreOf(['sameFamilyName', 'sameGivenName'])
      ? straight
      : ['sameFamilyName', 'sameGivenName', 'exchangedNames'];
  return scoreOf(exchanged) > scoreOf(straight) ? exchanged : straight;
}

function birthReason(a: string, b: string): MatchReason {
  if (a === b) return 'sameBirthday';
  const differing = [...a].filter((digit, index) => digit !== b[index]).length;
  return exchangedDayAndMonth(a) === b || differing === 1 ? 'likeBirthday' : 'otherBirthday';
}

const scoreOf = (reasons: readonly MatchReason[]): number => reasons.reduce((sum, reason) => sum + points[reason], 0);

/**
 * Compares two persons by everything that is known of them. Certain only if nothing tells them apart: twins, parents
 * and children with one name, and neighbours are at most likely, so that a human decides.
 */
export function matchPersons(a: NormalizedPerson, b: NormalizedPerson): PersonMatch {
  const reasons: MatchReason[] = [
    ...nameReasons(a, b),
    birthReason(a.dateOfBirth, b.dateOfBirth),
    ...(a.mailbox === b.mailbox ? (['sameMailbox'] as const) : []),
    ...(a.phone !== '' && a.phone === b.phone ? (['samePhone'] as const) : []),
    ...(a.house !== '' && a.house === b.house
      ? (['sameHouse'] as const)
      : a.postcode !== '' && a.postcode === b.postcode
        ? (['samePostcode'] as const)
        : []),
  ];
  const score = scoreOf(reasons);
  return { certainty: certaintyOf(new Set(reasons), score), score, reasons };
}

function certaintyOf(reasons: ReadonlySet<MatchReason>, score: number): MatchCertainty {
  const isNamed = reasons.has('sameGivenName') && !reasons.has('otherFamilyName') && reasons.has('sameBirthday');
  const isOwnMailbox =
    reasons.has('sameMailbox') &&
    !reasons.has('otherGivenName') &&
    !reasons.has('otherFamilyName') &&
    !reasons.has('otherBirthday');
  // Stryker disable next-line EqualityOperator: no certain combination of reasons has exactly this score
  if (score >= certainScore && (isNamed || isOwnMailbox)) return 'certain';
  // A shared mailbox, or a birthday with a shared phone or house, needs an explanation whatever the names are.
  const isShared =
    reasons.has('sameMailbox') ||
    (reasons.has('sameBirthday') && (reasons.has('samePhone') || reasons.has('sameHouse')));
  return score >= likelyScore || isShared ? 'likely' : 'different';
}
