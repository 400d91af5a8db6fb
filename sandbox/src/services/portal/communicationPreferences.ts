import type { RegistrationRules } from '@foyer/brands/registrationRules';
import { marketingChannels } from '@foyer/contract/registrationDetails';
import type { MarketingChoice } from '@foyer/contract/registrationDetails';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

type Channel = (typeof marketingChannels)[number];

/** Products for which the operator may send marketing. */
export const marketingProducts = ['casino'] as const;

export interface Preference {
  readonly product: (typeof marketingProducts)[number];
  readonly channel: Channel;
  readonly isGiven: boolean;
  /** Unix milliseconds. Null if the player was never asked, which counts as no consent. */
  readonly decidedAt: number | null;
}

/** Returns the form field name of a choice. */
export const choiceName = ({ product, channel }: Pick<Preference, 'product' | 'channel'>): string =>
  `${product}.${channel}`;

/** UK23: returns whether players who were never asked must be asked by now. Unix milliseconds. */
function isQuestionDue({ marketingAskedFrom }: Pick<RegistrationRules, 'marketingAskedFrom'>, now: number): boolean {
  return marketingAskedFrom !== null && now >= Date.parse(marketingAskedFrom);
}

/**
 * UK23: stores marketing preferences by product and channel, with the time of each decision. UK20, ON4, MT5: a
 * self-exclusion withdraws every consent, and the player is asked anew after it.
 */
export function createCommunicationPreferences({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  function of(userId: number, channels: readonly Channel[]): Preference[] {
    const rows = allRows<{ product: string; channel: string; is_given: number; decided_at: number }>(
      database,
      'SELECT product, channel, is_given, decided_at FROM marketing_consent WHERE user_id = ?',
      userId,
    );
    return marketingProducts.flatMap((product) =>
      channels.map((channel) => {
        const row = rows.find((one) => one.product === product && one.channel === channel);
        return { product, channel, isGiven: row?.is_given === 1, decidedAt: row?.decided_at ?? null };
      }),
    );
  }

  /** Returns whether a self-exclusion ever withdrew the player's consents. */
  const wasWithdrawn = (userId: number): boolean =>
    firstRow(database, 'SELECT 1 FROM marketing_withdrawal WHERE user_id = ? LIMIT 1', userId) !== undefined;

  return {
    of,
    wasWithdrawn,

    /** Choices without a decision that the market requires, or that a self-exclusion withdrew. */
    toAsk: (
      userId: number,
      rules: Pick<RegistrationRules, 'marketingChannels' | 'marketingAskedFrom'>,
    ): MarketingChoice[] =>
      isQuestionDue(rules, clock.now()) || wasWithdrawn(userId)
        ? of(userId, rules.marketingChannels)
            .filter(({ decidedAt }) => decidedAt === null)
            .map(({ product, channel }) => ({ product, channel }))
        : [],

    /** Withdraws every consent and forgets every decision. Returns the number of consents that were given. */
    withdraw: (userId: number, reason: 'selfExclusion'): number =>
      inTransaction(database, () => {
        const decisions = of(userId, marketingChannels);
        for (const { product, channel, isGiven, decidedAt } of decisions)
          change(
            database,
            `INSERT INTO marketing_withdrawal (user_id, product, channel, was_given, decided_at, reason, withdrawn_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)`,
            userId,
            product,
            channel,
            isGiven ? 1 : 0,
            decidedAt,
            reason,
            clock.now(),
          );
        change(database, 'DELETE FROM marketing_consent WHERE user_id = ?', userId);
        return decisions.filter(({ isGiven }) => isGiven).length;
      }),

    /** Declines every channel that is not in `chosen`. An unchanged decision keeps its time. */
    save(userId: number, channels: readonly Channel[], chosen: ReadonlySet<string>): void {
      inTransaction(database, () => {
        for (const product of marketingProducts) {
          for (const channel of channels) {
            change(
              database,
              `INSERT INTO marketing_consent (user_id, product, channel, is_given, decided_at) VALUES (?, ?, ?, ?, ?)
               ON CONFLICT (user_id, product, channel) DO UPDATE SET is_given = excluded.is_given, decided_at = excluded.decided_at
                WHERE is_given <> excluded.is_given`,
              userId,
              product,
              channel,
              chosen.has(choiceName({ product, channel })) ? 1 : 0,
              clock.now(),
            );
          }
        }
      });
    },
  };
}

export type CommunicationPreferences = ReturnType<typeof createCommunicationPreferences>;
