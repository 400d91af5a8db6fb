import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regulators } from '../../brands/clauses/clause.ts';
import { projectRoot } from '../projectRoot.mjs';

/**
 * Environment in which the contract tests of services have players who differ: another brand than the test names, the
 * other language, and an address away from home where the market allows it
 * (`tests/contract/support/differingPlayer.ts`).
 */
export const differingEnv: Record<string, string> = {
  FOYER_PLAYER: 'differing',
  NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/everyMarketInEveryBrand.ts')).href}`,
};

/** Titles of the tests that name a clause and a market. */
export const clauseTitles = String.raw`(?:${Object.keys(regulators).join('|')})\d+[a-z]?\b.* @\w`;

/** What a test runs: `screen` in a browser, `services` against running processes, `rule` a part of the code alone. */
export type TestLevel = 'screen' | 'services' | 'rule';

export interface TitledTest {
  file: string;
  title: string;
  level: TestLevel;
}

/** A test with the duties and markets of its title. */
export interface ClauseTest extends TitledTest {
  shows: string[];
  absent: string[];
  markets: string[];
  /** Whether its player has another address, language or brand than the account and the market suggest. */
  isDiffering: boolean;
}

const dutyId = /(?<![\w-])(no-)?(([A-Z]{2})\d+[a-z]?)\b/g;
/** Duties in a title. Other identifiers, such as those of requirements, have other letters or a hyphen. */
const dutiesIn = (title: string) =>
  [...title.matchAll(dutyId)].filter(([, , , regulator = '']) => Object.hasOwn(regulators, regulator));
const tag = /(?<!\S)@([\w-]+)/g;
/** Tags that select a device (`tests/playwright.config.ts`), and others that are no market. */
const otherTags = new Set(['phone', 'desktop', 'all', 'differing']);

/**
 * Reads `UK9a` as "shows the duty", `no-UK9a` as "shows that its effect is absent", `@uk` as "runs in the market", and
 * `@differing` as "its player differs".
 */
export function clauseTest(test: TitledTest): ClauseTest {
  const shows = new Set<string>();
  const absent = new Set<string>();
  for (const [, no, id = ''] of dutiesIn(test.title)) (no === undefined ? shows : absent).add(id);
  const tags = [...new Set([...test.title.matchAll(tag)].map(([, name = '']) => name))];
  return {
    ...test,
    shows: [...shows],
    absent: [...absent],
    markets: tags.filter((name) => !otherTags.has(name)),
    isDiffering: tags.includes('differing'),
  };
}

/** The title from its first duty on: runners join a group and its test differently. */
export const fromFirstDuty = (title: string): string => title.slice(dutiesIn(title)[0]?.index ?? 0);

/** Contract tests of services, which run a second time with players who differ. */
export const runsTwice = ({ file }: Pick<TitledTest, 'file'>): boolean =>
  /^tests\/contract\/(?!web)\w+\.test\.ts$/.test(file);

/** Returns null for a file without tests of the product. */
export function levelOf(file: string): TestLevel | null {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return 'screen';
  if (/^tests\/contract\/(?:.*\.test\.ts|web\/\w+\.ts)$/.test(file)) return 'services';
  return /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/') ? 'rule' : null;
}
