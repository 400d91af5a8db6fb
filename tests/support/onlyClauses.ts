import { beforeEach } from 'vitest';

/** Ids of clauses, separated by spaces: only tests whose titles name one of them run. Unset: all run. */
const clauses = process.env['FOYER_CLAUSES']?.split(' ');

beforeEach(({ task, skip }) => {
  if (clauses === undefined) return;
  const named = [...task.fullTestName.matchAll(/(?<![\w-])([A-Z]{2}\d+)[a-z]?\b/g)].map(([, id = '']) => id);
  if (!clauses.some((id) => named.includes(id))) skip();
});
