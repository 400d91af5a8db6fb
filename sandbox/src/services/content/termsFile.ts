import { readDay } from '@foyer/contract/readDay';
import * as v from 'valibot';
import { factsProblem } from './componentProblem.ts';
import { localText } from './localText.ts';
import { identifier } from './pageFile.ts';

/**
 * Schema of a version of the terms, or of what a brand or market changes in it: `terms/<version>.yaml`. A section is
 * found by its key; a new key is added after the section that `after` names, or last.
 */
export const termsFile = v.pipe(
  v.strictObject({
    /** When the version applies from, ISO 8601. */
    date: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => readDay(text) !== null && !Number.isNaN(Date.parse(text)),
          'no date such as 2026-01-31T00:00:00Z',
        ),
      ),
    ),
    /** What changed since the version before, one sentence each. */
    changes: v.optional(v.array(localText)),
    sections: v.optional(
      v.array(
        v.strictObject({
          key: identifier,
          after: v.optional(identifier),
          heading: v.optional(localText),
          html: v.optional(localText),
        }),
      ),
      [],
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { sections } = dataset.value;
    const twice = sections.find(({ key }, at) => sections.findIndex((other) => other.key === key) !== at);
    const problem =
      twice === undefined
        ? factsProblem(dataset.value)
        : `two sections have the key "${twice.key}"; give one a key of its own`;
    if (problem !== null) addIssue({ message: problem });
  }),
);
export type TermsFile = v.InferOutput<typeof termsFile>;
