import type { RegistrationRules } from '@foyer/brands/registrationRules';
import type { MarketingChoice, marketingChannels } from '@foyer/contract/registrationDetails';
import { allRows, change, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';

type Channel = (typeof marketingChannels)[number];

/** Products that the house may write about. */
export const marketingProducts = ['casino'] as const;

export interface Preference {
  readonly product: (typeof marketingProducts)[number];
  readonly channel: Channel;
  readonly isGiven: boolean;
  /** Unix milliseconds; null where the player was never asked, which is a no. */
  readonly decidedAt: number | null;
}

/** Name of a choice in a form. */
export const choiceOf = ({ product, channel }: Pick<Preference, 'product' | 'channel'>): string =>
  `${product}.${channel}`;

/** UK23: whether players who were never asked have to be asked by now. Unix milliseconds. */
function isAskedBy({ marketingAskedFrom }: Pick<RegistrationRules, 'marketingAskedFrom'>, now: number): boolean {
  return marketingAskedFrom !== null && now >= Date.parse(marketingAskedFrom);
}

/** UK23: what a player wants to hear of, by product and channel, with the time of each decision. */
export function createCommunicationPreferences({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
  function of(userId: number, channels: readonly Channel[]): Preference[] {
    const kept = allRows<{ product: string; channel: string; is_given: number; decided_at: number }>(
      database,
      'SELECT product, channel, is_given, decided_at FROM marketing_consent WHERE user_id = ?',
      userId,
    );
    return marketingProducts.flatMap((product) =>
      channels.map((channel) => {
        const row = kept.find((one) => one.product === product && one.channel === channel);
        return { product, channel, isGiven: row?.is_given === 1, decidedAt: row?.decided_at ?? null };
      }),
    );
  }

  return {
    of,

    /** What the player still has to be asked for: choices without a decision, where the market demands one. */
    toAsk: (
      userId: number,
      rules: Pick<RegistrationRules, 'marketingChannels' | 'marketingAskedFrom'>,
    ): MarketingChoice[] =>
      isAskedBy(rules, clock.now())
        ? of(userId, rules.marketingChannels)
            .filter(({ decidedAt }) => decidedAt === null)
            .map(({ product, channel }) => ({ product, channel }))
        : [],

    /** Every channel that is not among `chosen` is declined. The time of a decision that stays as it was stays too. */
    keep(userId: number, channels: readonly Channel[], chosen: ReadonlySet<string>): void {
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
              chosen.has(choiceOf({ product, channel })) ? 1 : 0,
              clock.now(),
            );
          }
        }
      });
    },
  };
}

export type CommunicationPreferences = ReturnType<typeof createCommunicationPreferences>;
