import type { RegistrationRules } from '@foyer/brands/registrationRules';
import type { MarketingChoice, marketingChannels } from '@foyer/contract/registrationDetails';
import { allRows, change, inTransaction } from '../../kernel/database.ts';
import type { PlatformContext } from '../../kernel/module.ts';

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

/** UK23: stores marketing preferences by product and channel, with the time of each decision. */
export function createCommunicationPreferences({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
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

  return {
    of,

    /** Choices without a decision that the market requires. */
    toAsk: (
      userId: number,
      rules: Pick<RegistrationRules, 'marketingChannels' | 'marketingAskedFrom'>,
    ): MarketingChoice[] =>
      isQuestionDue(rules, clock.now())
        ? of(userId, rules.marketingChannels)
            .filter(({ decidedAt }) => decidedAt === null)
            .map(({ product, channel }) => ({ product, channel }))
        : [],

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
