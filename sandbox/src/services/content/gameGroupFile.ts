import * as v from 'valibot';
import { factsProblem } from './componentProblem.ts';
import { localText } from './localText.ts';

/** Schema of a studio or a theme: `studios/<studio>.yaml`, `themes/<theme>.yaml`. */
export const gameGroupFile = v.pipe(
  v.strictObject({
    /** Defaults to `select`, for studios, whose name is the same in every language. */
    name: v.optional(localText),
    /** Value of the games' `provider` or `theme`. */
    select: v.pipe(v.string(), v.minLength(1)),
    text: v.optional(localText),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? factsProblem(dataset.value) : null;
    if (problem !== null) addIssue({ message: problem });
  }),
);
export type GameGroupFile = v.InferOutput<typeof gameGroupFile>;
export type GameGroupKind = 'studio' | 'theme';
