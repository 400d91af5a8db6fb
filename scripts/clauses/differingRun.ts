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
