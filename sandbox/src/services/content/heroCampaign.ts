import * as v from 'valibot';
import { gameRule } from './gameRule.ts';
import { localText } from './localText.ts';

const day = v.pipe(v.string(), v.isoDate());

/**
 * Texts and covers of a hero for a time. A campaign has no terms, so that it cannot replace those of a market. Days are
 * UTC; `from` is the first day, `to` the last.
 */
export const heroCampaigns = v.array(
  v.pipe(
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
      from: day,
      to: day,
      /** Ids of the markets that show it. Defaults to every market. */
      markets: v.optional(v.array(v.string())),
      heading: v.optional(localText),
      text: v.optional(localText),
      games: v.optional(gameRule),
    }),
    v.check(({ from, to }) => from <= to, 'the campaign ends before it begins'),
  ),
);
export type HeroCampaign = v.InferOutput<typeof heroCampaigns>[number];

/** Name of the campaigns among the properties of a hero. */
export const campaignsField = 'campaigns';
