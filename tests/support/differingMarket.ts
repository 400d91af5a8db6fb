import { beforeEach } from 'vitest';
import { clauseTest } from '../../scripts/clauses/clauseTest.ts';
import { isDiffering, setDifferingMarket } from '../contract/support/differingPlayer.ts';

// The market of a clause test is in its title.
beforeEach(({ task: { fullTestName: title } }) => {
  if (isDiffering) setDifferingMarket(clauseTest({ file: '', title, level: 'services' }).markets[0] ?? 'uk');
});
