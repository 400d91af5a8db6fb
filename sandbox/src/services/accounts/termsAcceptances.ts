import { accountCodes } from '@foyer/contract/accounts';
import type { Culture } from '@foyer/contract/ids';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Obstacle } from './accountStatus.ts';

/** What an acceptance needs to know of a player. */
interface AcceptingPlayer {
  readonly user_id: number;
  readonly brand: string;
  readonly market_id: string;
  readonly language: string;
}

/** Version of the terms that applies in a player's market, and since when in Unix milliseconds; null without versions. */
export type TermsInForceOf = (
  player: Pick<AcceptingPlayer, 'brand' | 'market_id'>,
) => { readonly version: string; readonly from: number } | null;

export interface TermsAcceptance {
  readonly version: string;
  /** Language in which the player read the terms. */
  readonly language: Culture;
  /** Unix milliseconds. */
  readonly acceptedAt: number;
}

/** RG-05, UK28, ON16, MT7: which versions of the terms each player accepted. Acceptances are only ever added. */
export interface TermsAcceptances {
  /**
   * Records the acceptance of the version in force; a repetition changes nothing.
   * @param options.version the version that the player read; the one in force by default
   * @param options.language the player's own by default
   * @returns false if the player read another version than the one in force; nothing is recorded then
   */
  accept(player: AcceptingPlayer, options?: { version?: string | undefined; language?: Culture | undefined }): boolean;
  /** Missing acceptance of the terms in force blocks play but not login. */
  obstacleOf(player: AcceptingPlayer & { readonly terms_accepted_at: number | null }): Obstacle | null;
  /** Returns the version that the player accepted last, or null if none is recorded. */
  latestVersionOf(userId: number): string | null;
  /** Newest first. */
  of(userId: number): TermsAcceptance[];
}

const obstacle = (message: string): Obstacle => ({ code: accountCodes.termsNotAccepted, message });

export function createTermsAcceptances(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  termsInForceOf: TermsInForceOf = () => null,
): TermsAcceptances {
  const newest =
    'SELECT version, language, accepted_at AS acceptedAt FROM terms_acceptance WHERE user_id = ? ORDER BY number DESC';
  const hasAccepted = ({ user_id: userId, market_id: marketId }: AcceptingPlayer, version: string): boolean =>
    firstRow(
      database,
      'SELECT 1 FROM terms_acceptance WHERE user_id = ? AND market_id = ? AND version = ?',
      userId,
      marketId,
      version,
    ) !== undefined;

  return {
    accept(player, { version, language = player.language as Culture } = {}) {
      const current = termsInForceOf(player);
      if (version !== undefined && current !== null && version !== current.version) return false;
      const now = clock.now();
      inTransaction(database, () => {
        const isNew =
          current !== null &&
          change(
            database,
            `INSERT INTO terms_acceptance (user_id, brand, market_id, version, language, accepted_at)
             VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
            player.user_id,
            player.brand,
            player.market_id,
            current.version,
            language,
            now,
          ).changes > 0;
        // The first acceptance of a version counts: a repetition after a lost response keeps its time.
        change(
          database,
          'UPDATE player SET terms_accepted_at = ? WHERE user_id = ? AND (? OR coalesce(terms_accepted_at, -1) < ?)',
          now,
          player.user_id,
          isNew ? 1 : 0,
          current?.from ?? now,
        );
      });
      return true;
    },
    obstacleOf(player) {
      const { terms_accepted_at: acceptedAt } = player;
      if (acceptedAt === null) return obstacle('Please accept the terms and conditions before you play.');
      const current = termsInForceOf(player);
      return current === null || acceptedAt >= current.from || hasAccepted(player, current.version)
        ? null
        : obstacle('The terms and conditions have changed. Please accept them before you play.');
    },
    latestVersionOf: (userId) => firstRow<TermsAcceptance>(database, newest, userId)?.version ?? null,
    of: (userId) => allRows<TermsAcceptance>(database, newest, userId),
  };
}
