import { userTokenText } from '@foyer/contract/accounts';
import * as v from 'valibot';

const marks = v.pipe(v.array(v.number()), v.maxLength(500));

/**
 * What tabs of one browser tell each other about tokens. A copied tab has a copy of session storage (the browser does
 * that), so two tabs hold the same tokens until they talk.
 * - `claim`: I have just opened and hold these
 * - `held`: I hold them, or gave them out, since before you
 * - `spent`: of those I have given out these already
 * - `renewed`: the session of this user token has new tokens
 */
export const tabMessage = v.variant('kind', [
  v.object({ foyer: v.literal(1), kind: v.picklist(['claim', 'held', 'spent']), marks }),
  v.object({
    foyer: v.literal(1),
    kind: v.literal('renewed'),
    was: v.number(),
    userToken: userTokenText,
    refreshTokens: v.array(v.string()),
    serverNow: v.number(),
  }),
]);
export type TabMessage = v.InferOutput<typeof tabMessage>;
export type MarksMessage = Extract<TabMessage, { marks: number[] }>;

export interface PoolMarks {
  held: readonly number[];
  given: ReadonlySet<number>;
}

export interface TabReaction {
  /** Marks of tokens to drop. */
  drop: ReadonlySet<number>;
  reply: MarksMessage | null;
  /** Another tab held these tokens before: this one is the copy. */
  isCopy: boolean;
}

/** AU-09 across tabs: the tab that was there first keeps the tokens, the copy drops them and asks for its own. */
export function reactTo(message: MarksMessage, { held, given }: PoolMarks): TabReaction {
  const named = new Set(message.marks);
  const heldHere = held.filter((mark) => named.has(mark));
  const givenHere = [...given].filter((mark) => named.has(mark));
  const reply = (kind: MarksMessage['kind'], list: number[]): MarksMessage | null =>
    list.length === 0 ? null : { foyer: 1, kind, marks: list.slice(0, 500) };
  switch (message.kind) {
    case 'claim':
      return { drop: new Set(), reply: reply('held', [...heldHere, ...givenHere]), isCopy: false };
    case 'held':
      return {
        drop: new Set(heldHere),
        reply: reply('spent', givenHere),
        isCopy: heldHere.length + givenHere.length > 0,
      };
    case 'spent':
      return { drop: new Set(heldHere), reply: null, isCopy: false };
  }
}
