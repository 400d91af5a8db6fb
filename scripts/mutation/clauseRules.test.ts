import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clauses } from '../../brands/clauses/clauses.ts';
import { readClauseTests } from '../clauses/testTitles.ts';
import { projectRoot } from '../projectRoot.mjs';
import { clauseRules } from './clauseRules.ts';

test('every rule of a clause has its file and a unit test that names the clause', () => {
  const named = readClauseTests()
    .filter(({ level }) => level === 'rule')
    .flatMap(({ shows }) => shows.map((id) => id.replace(/[a-z]$/, '')));
  for (const { clauses: ids, files } of clauseRules) {
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
    expect(ids.filter((id) => !clauses.some((clause) => clause.id === id) || !named.includes(id))).toEqual([]);
  }
});
