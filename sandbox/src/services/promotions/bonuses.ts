import { balanceTypes } from '@foyer/contract/balanceTypes';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { PlacedStake, RoundObserver } from '@foyer/games/engines/roundObserver';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { BalanceType, MoveKind } from '../wallet/postings.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Offer } from './offers.ts';
import { wageringRequirement } from './offers.ts';
import { activeOptIns, insertOptIn, optInOf, overdueOptIns, saveProgress } from './optInRows.ts';
import type { OptInRow } from './optInRows.ts';

const dayMs = 86_400_000;

export interface OptInRequest {
  offer: Offer;
  userId: number;
  currencyIsoCode: string;
  periodStart: number;
  maxWagering: number;
  data: Readonly<Record<string, string>>;
}

export interface Bonuses extends RoundObserver {
  /** Books the bonus of an offer. Idempotent for each period of the offer. */
  take(taking: OptInRequest): OptInRow;
  taken(userId: number, promotionId: number, periodStart: number): OptInRow | undefined;
  /** Removes expired bonuses and returns their number. */
  lapse(): number;
  /** Removes all active bonuses of a player and returns their number. Winnings stay: they are real money. */
  lapseOf(userId: number): number;
}

/** Manages active bonuses: wagering, conversion and expiry. */
export function createBonuses(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  wallet: Pick<Wallet, 'book'>,
  catalogue: Pick<Catalogue, 'byId'>,
  offerOf: (promotionId: number) => Offer | undefined,
): Bonuses {
  /** Books a move that depends only on this module's state, so a refusal indicates a defect here. */
  function book(row: OptInRow, what: string, kind: MoveKind, balanceType: BalanceType): void {
    const booked = wallet.book({
      key: `promotion:${row.id}:${what}`,
      userId: row.user_id,
      kind,
      amount: row.amount,
      reference: String(row.promotion_id),
      balanceType,
    });
    if (!booked.booked) throw new Error(`The ${what} of bonus ${row.id} was refused: ${booked.reason}.`);
  }

  function end(row: OptInRow, state: 'released' | 'lapsed'): void {
    book(row, state, state === 'released' ? 'conversion' : 'lapse', balanceTypes.bonus);
    saveProgress(database, { ...row, state });
  }

  /** UK21: only stakes on the offer's one product count. */
  function counts({ promotion_id }: OptInRow, gameGroupId: number): boolean {
    const offer = offerOf(promotion_id);
    const game = catalogue.byId(gameGroupId);
    if (offer?.bonus === undefined || offer.bonus === null || game === undefined) return false;
    return offer.bonus.counts === 'game' ? offer.games[0] === game.name.en : offer.bonus.counts === game.kind;
  }

  return {
    take: ({ offer, userId, currencyIsoCode, periodStart, maxWagering, data }) =>
      inTransaction(database, () => {
        const earlier = optInOf(database, userId, offer.promotionId, periodStart);
        if (earlier) return earlier;
        const { bonus } = offer;
        if (bonus === null) throw new Error(`Promotion ${offer.promotionId} gives nothing to take.`);
        const now = clock.now();
        const toWager = bonus.amount * wageringRequirement(bonus, { maxWagering });
        const row = insertOptIn(
          database,
          {
            user_id: userId,
            promotion_id: offer.promotionId,
            period_start: periodStart,
            currency: currencyIsoCode,
            amount: bonus.amount,
            to_wager: toWager,
            play_before: now + bonus.daysToPlay * dayMs,
            state: toWager === 0 ? 'released' : 'active',
          },
          { now, data },
        );
        // A bonus without wagering goes to the real balance immediately.
        book(row, 'grant', 'grant', toWager === 0 ? balanceTypes.real : balanceTypes.bonus);
        return row;
      }),
    taken: (userId, promotionId, periodStart) => optInOf(database, userId, promotionId, periodStart),
    lapse() {
      const overdue = overdueOptIns(database, clock.now());
      for (const row of overdue) inTransaction(database, () => end(row, 'lapsed'));
      return overdue.length;
    },
    lapseOf: (userId) =>
      inTransaction(database, () => {
        const active = activeOptIns(database, userId);
        for (const row of active) end(row, 'lapsed');
        return active.length;
      }),
    // The stake is already booked, so a released bonus is part of the balance in the round's response.
    stakePlaced({ userId, gameGroupId, amount }: PlacedStake) {
      const now = clock.now();
      const row = activeOptIns(database, userId).find((one) => one.play_before > now && counts(one, gameGroupId));
      if (!row) return [];
      const wagered = Math.min(row.to_wager, row.wagered + amount);
      const next = { ...row, wagered };
      if (wagered >= row.to_wager) end(next, 'released');
      else saveProgress(database, next);
      return [];
    },
    roundSettled: () => undefined,
  };
}
