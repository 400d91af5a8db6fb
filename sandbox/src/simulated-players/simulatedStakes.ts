import type { JackpotType } from '@foyer/contract/jackpots';
import type { Catalogue, CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { Draw } from '@foyer/games/engines/gameEngine';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { hashText } from '@foyer/games/engines/seededRandom';
import { change, firstRow, inTransaction } from '../kernel/database.ts';
import { failureFacts } from '../kernel/diskProblem.ts';
import type { SandboxContext } from '../kernel/module.ts';
import { jackpotRulesIn, jackpotTypes, potScale } from '../services/jackpots/jackpotRules.ts';
import type { JackpotRules } from '../services/jackpots/jackpotRules.ts';
import { potCurrencies } from '../services/jackpots/jackpots.ts';
import type { Jackpots, Pot } from '../services/jackpots/jackpots.ts';
import { nextHour } from '../services/jackpots/potEnds.ts';
import type { SimulatedPlayer, SimulatedPlayerPool } from './simulatedPlayerPool.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Range from which a value is drawn. */
type Range = readonly [from: number, to: number];

/** When a pot was last won before the first start, and how many times its seed the winner got. */
const pasts: Readonly<Record<JackpotType, { agoMs: Range; seeds: Range }>> = {
  megaMoolah: { agoMs: [34 * dayMs, 44 * dayMs], seeds: [3.2, 6.9] },
  wowPot: { agoMs: [8 * dayMs, 11 * dayMs], seeds: [1.6, 3.8] },
  rapid: { agoMs: [4 * minuteMs, 12 * minuteMs], seeds: [3, 9.7] },
  // Counted from the last deadline, before which the pot had to be won.
  daily: { agoMs: [hourMs, 6 * hourMs], seeds: [3.5, 6.2] },
};

/**
 * Invents the past of a pot that the first start finds: its last win, and the amount to which stakes of `perSecond`
 * minor units have fed it since. Repeatable: depends on type, currency and time alone.
 */
function pastOfPot(
  { type, seed, share, end }: JackpotRules,
  perSecond: number,
  { currencyIsoCode, now }: { currencyIsoCode: string; now: number },
): { amount: number; lastWon: { amount: number; wonAt: number } } {
  const draw = seededDraw(hashText(`${type} ${currencyIsoCode}`));
  const between = ([from, to]: Range) => from + (draw(100_001) / 100_000) * (to - from);
  const { agoMs, seeds } = pasts[type];
  const from = end.by === 'time' ? nextHour(end.hour, now) - dayMs : now;
  const wonAt = Math.round(from - between(agoMs));
  const fed = Math.floor((((now - wonAt) / 1000) * perSecond * share) / 10_000);
  return { amount: seed + fed, lastWon: { amount: Math.round(seed * between(seeds)), wonAt } };
}

/** Feeds the pots with the stakes of a whole network of players, of whom only a few play round by round. */
export interface SimulatedStakes {
  /** Feeds the pots of a currency with the stakes since the last call. Does nothing while simulated players are off. */
  advance(currencyIsoCode: string): void;
  advanceAll(): void;
}

/**
 * Average stakes in the games of a pot, in pence a second. At these rates the mega jackpot grows by 1.60 a second, the
 * grand pot by 1.00, the daily pot by 0.35 and the rapid pot by 2.50: a viewer sees every pot move, the rapid pot is won
 * about every quarter of an hour, and the progressive pots about every four weeks and every ten days.
 */
const pencePerSecond: Readonly<Record<JackpotType, number>> = {
  megaMoolah: 20_000,
  wowPot: 12_500,
  rapid: 25_000,
  daily: 7000,
};

/** Minimum time between two joint stakes in a pot. */
const minStepMs = 2000;
/** Maximum time that is made up for after a pause, so that waking up is quick: long enough for the daily pot. */
const maxCatchUpMs = 24 * 3_600_000;
/** Maximum number of joint stakes of one call, in case many drop amounts are drawn close to the seed. */
const maxSteps = 2000;

export function createSimulatedStakes(
  { database, clock, log, dataFolder }: Pick<SandboxContext, 'database' | 'clock' | 'log' | 'dataFolder'>,
  {
    jackpots,
    catalogue,
    playerPool,
    currencyOf,
    isOn,
    draw,
  }: {
    jackpots: Pick<Jackpots, 'pot' | 'feed' | 'recordPast'>;
    catalogue: Pick<Catalogue, 'all'>;
    playerPool: Pick<SimulatedPlayerPool, 'members'>;
    currencyOf: (member: SimulatedPlayer) => string | undefined;
    isOn: () => boolean;
    draw: Draw;
  },
): SimulatedStakes {
  const games = new Map<JackpotType, readonly CatalogueGame[]>();

  /** Returns the games that feed the pot. The catalogue never changes while the sandbox runs. */
  function gamesOf(type: JackpotType): readonly CatalogueGame[] {
    const known = games.get(type) ?? catalogue.all.filter((game) => game.jackpots.includes(type));
    games.set(type, known);
    return known;
  }

  function someone(type: JackpotType, currencyIsoCode: string): { userId: number; gameGroupId: number } | undefined {
    const members = playerPool.members.filter((member) => currencyOf(member) === currencyIsoCode);
    const feeding = gamesOf(type);
    const [member, game] = [members[draw(Math.max(1, members.length))], feeding[draw(Math.max(1, feeding.length))]];
    return member && game && { userId: member.userId, gameGroupId: game.gameGroupId };
  }

  function stakedUntil(type: JackpotType, currency: string): number | undefined {
    return firstRow<{ until: number }>(
      database,
      'SELECT staked_until AS until FROM simulated_stakes WHERE type = ? AND currency = ?',
      type,
      currency,
    )?.until;
  }

  function advancePot(type: JackpotType, currencyIsoCode: string, now: number): void {
    const until = stakedUntil(type, currencyIsoCode);
    // A clock that moved back starts anew.
    if (until !== undefined && now >= until && now - until < minStepMs) return;
    const staker = someone(type, currencyIsoCode);
    if (staker === undefined) return;
    if (until === undefined) {
      const past = pastOfPot(jackpotRulesIn(type, currencyIsoCode), perSecondIn(type, currencyIsoCode), {
        currencyIsoCode,
        now,
      });
      jackpots.recordPast(type, currencyIsoCode, { amount: past.amount, lastWon: { ...past.lastWon, ...staker } });
    } else if (until < now) {
      stakeUntil(type, currencyIsoCode, Math.max(until, now - maxCatchUpMs), now);
    }
    change(
      database,
      'INSERT OR REPLACE INTO simulated_stakes (type, currency, staked_until) VALUES (?, ?, ?)',
      type,
      currencyIsoCode,
      now,
    );
  }

  function stakeUntil(type: JackpotType, currencyIsoCode: string, from: number, now: number): void {
    const rules = jackpotRulesIn(type, currencyIsoCode);
    let at = from;
    for (let step = 0; at < now && step < maxSteps; step += 1) {
      const pot = jackpots.pot(type, currencyIsoCode, at);
      const staker = someone(type, currencyIsoCode);
      if (pot === undefined || staker === undefined) return;
      const perMs = (perSecondIn(type, currencyIsoCode) / 1000) * unevenness(draw);
      const next = Math.min(now, nextDrop(pot, rules, { at, perMs }));
      jackpots.feed({
        ...staker,
        type,
        currencyIsoCode,
        roundId: `joint:${type}:${currencyIsoCode}:${next}`,
        amount: Math.ceil((next - at) * perMs),
        placedAt: next,
      });
      at = next;
    }
  }

  function advance(currencyIsoCode: string): void {
    if (!isOn() || !potCurrencies.includes(currencyIsoCode)) return;
    try {
      inTransaction(database, () => {
        const now = clock.now();
        for (const type of jackpotTypes) advancePot(type, currencyIsoCode, now);
      });
    } catch (error) {
      // Viewers still get the pots as they are.
      log('Simulated stakes failed.', failureFacts(error, dataFolder));
    }
  }

  return { advance, advanceAll: () => potCurrencies.forEach(advance) };
}

const perSecondIn = (type: JackpotType, currencyIsoCode: string) => pencePerSecond[type] * potScale(currencyIsoCode);

/** A factor between 0.5 and 1.5, because stakes do not arrive evenly. */
const unevenness = (draw: Draw) => 0.5 + draw(1001) / 1000;

/** Returns when a pot drops if it is fed evenly, later than `at`; infinite if it drops by chance. */
function nextDrop(
  { amount, dropAmount, dropAt }: Pot,
  { share }: JackpotRules,
  { at, perMs }: { at: number; perMs: number },
): number {
  if (dropAmount !== null) {
    const missingStakes = (Math.max(0, dropAmount - amount) * 10_000) / share;
    return at + Math.max(1, Math.ceil(missingStakes / perMs));
  }
  return dropAt === null ? Infinity : Math.max(at + 1, dropAt);
}
