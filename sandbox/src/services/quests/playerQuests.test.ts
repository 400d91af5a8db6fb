import { brands } from '@foyer/brands/brands';
import type { Market } from '@foyer/brands/market';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, test } from 'vitest';
import { createSchema } from '../../kernel/dataFolder.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createBonuses } from '../promotions/bonuses.ts';
import { offerPeriod } from '../promotions/offers.ts';
import { promotionsSchema } from '../promotions/promotions.ts';
import { createWallet } from '../wallet/wallet.ts';
import { createFreeSpinGrants } from './freeSpinGrants.ts';
import { createPlayerNews } from './playerNews.ts';
import { createPlayerQuests } from './playerQuests.ts';
import type { Participant } from './playerQuests.ts';
import { countsGame, quests, questOffer, questsOf } from './quests.ts';
import { questsSchema } from './questsSchema.ts';

const dayMs = 86_400_000;
const userId = 7;
const marketOf = (brandId: string, id: string): Market | null =>
  brands.find((brand) => brand.id === brandId)?.markets.find((market) => market.id === id) ?? null;

function setUp(brandId = 'regency', marketId = 'row', loginStreak = 1) {
  const sandboxContext = testSandboxContext();
  const wallet = createWallet(sandboxContext);
  createSchema(sandboxContext.database, [wallet.tables, promotionsSchema, questsSchema]);
  wallet.open(userId, 'EUR');
  const catalogue = createCatalogue(80);
  const market = marketOf(brandId, marketId);
  if (market === null) throw new Error('no such market');
  const participant: Participant = { userId, brandId, market, currencyIsoCode: 'EUR' };
  const emitted: { event: string; argument: unknown }[] = [];
  let isConnected = true;
  const news = createPlayerNews(sandboxContext, {
    emit(_userId, event, [argument]) {
      if (isConnected) emitted.push({ event, argument });
      return isConnected ? 1 : 0;
    },
    listenerOf: (id) => ({ userId: id, culture: 'en', loginStreak, gamification: market.rules.gamification }),
    afterwards: (work) => work(),
  });
  const grants = createFreeSpinGrants(sandboxContext);
  const bonuses = createBonuses(sandboxContext, wallet, catalogue, questOffer);
  const campaigns = createPlayerQuests(sandboxContext, {
    catalogue,
    bonuses,
    grants,
    news,
    participantOf: (id) => (id === userId ? participant : undefined),
  });
  let rounds = 0;
  const play = (gameGroupId: number, { stake = 20, win = 0 } = {}) => {
    rounds += 1;
    campaigns.observer.roundSettled({
      roundId: `round-${rounds}`,
      userId,
      gameGroupId,
      currencyIsoCode: 'EUR',
      stake,
      win,
      settledAt: sandboxContext.clock.now(),
    });
  };
  const gamesOf = (id: string) => {
    const counts = quests.find((quest) => quest.id === id)?.counts;
    return catalogue.all.filter((game) => counts && countsGame(counts, game)).map(({ gameGroupId }) => gameGroupId);
  };
  const quest = (id: string) => campaigns.list(participant, 'en').find(({ campaignId }) => campaignId === id);
  return {
    wallet,
    campaigns,
    participant,
    news,
    grants,
    emitted,
    play,
    gamesOf,
    quest,
    clock: sandboxContext.clock,
    rewards: () => campaigns.rewards(participant, 'en'),
    claim: (rewardId: number, by: Participant = participant) => campaigns.claim(by, rewardId, 'en'),
    disconnect: () => void (isConnected = false),
    connect: () => {
      isConnected = true;
      news.announceAll(userId);
    },
  };
}

test('QU-02 only paid rounds of new, matching games advance a quest', () => {
  const { play, gamesOf, quest, rewards } = setUp();
  const [one = 0, two = 0, three = 0] = gamesOf('three-gem-games');
  const [table = 0] = gamesOf('two-tables');
  play(one);
  play(one, { stake: 500 });
  play(two, { stake: 0, win: 40 });
  play(table);
  expect(quest('three-gem-games')).toMatchObject({
    progress: 1,
    target: 3,
    unit: 'games',
    title: 'Try three jewel games',
    rewardText: '10 free spins on Diamond Hour',
  });
  // Games that still count come before games already played.
  expect(quest('three-gem-games')?.gameIds.at(-1)).toBe(one);
  play(two);
  expect(rewards()).toEqual([]);
  play(three);
  expect(quest('three-gem-games')?.progress).toBe(3);
  expect(rewards()).toMatchObject([
    { campaignId: 'three-gem-games', kind: 'freeSpins', state: 'claimable', claimedAt: null },
  ]);
});

test('QU-02 a quest and its reward restart every month', () => {
  const { play, gamesOf, quest, rewards, clock } = setUp();
  for (const game of gamesOf('two-tables').slice(0, 3)) play(game);
  expect(quest('two-tables')?.progress).toBe(2);
  clock.move((offerPeriod('month', clock.now()).endsAt ?? 0) - clock.now());
  expect(quest('two-tables')?.progress).toBe(0);
  for (const game of gamesOf('two-tables').slice(0, 2)) play(game);
  expect(rewards().filter(({ campaignId }) => campaignId === 'two-tables')).toHaveLength(2);
});

test('QU-02 a reward is granted once to its player and not after it expires', () => {
  const { play, gamesOf, rewards, claim, participant, grants, clock, wallet, campaigns } = setUp();
  for (const game of gamesOf('three-gem-games').slice(0, 3)) play(game);
  const id = rewards()[0]?.rewardId ?? 0;
  expect(claim(id, { ...participant, userId: 8 })).toEqual({ claimed: false, reason: 'unknown' });
  const first = claim(id);
  expect(first).toMatchObject({
    claimed: true,
    reward: { state: 'claimed' },
    freeSpins: { total: 10, left: 10, stake: 20, state: 'active' },
  });
  expect(claim(id)).toEqual(first);
  expect(grants.of(userId)).toHaveLength(1);

  for (const game of gamesOf('two-tables').slice(0, 2)) play(game);
  const tables = rewards().find(({ campaignId }) => campaignId === 'two-tables')?.rewardId ?? 0;
  claim(tables);
  claim(tables);
  expect(wallet.balances(userId).find(({ type }) => type === balanceTypes.bonus)?.amount).toBe(200);
  expect(wallet.verifyBooks()).toMatchObject({ balanced: true });

  for (const game of [1, 2, 3, 4, 5].map((place) => gamesOf('five-favourites')[place] ?? 0))
    campaigns.favouriteAdded(userId, game);
  const badge = rewards().find(({ kind }) => kind === 'badge')?.rewardId ?? 0;
  clock.move(7 * dayMs);
  expect(claim(badge)).toEqual({ claimed: false, reason: 'expired' });
  expect(rewards().find(({ rewardId }) => rewardId === badge)?.state).toBe('expired');
});

test('free spins are used one at a time, earliest expiry first, and not after they expire', () => {
  const { grants, clock } = setUp();
  const grant = (source: string, spins: number, days: number) =>
    grants.grant({
      source,
      userId,
      gameGroupId: 5,
      currencyIsoCode: 'EUR',
      stake: 20,
      spins,
      playBefore: clock.now() + days * dayMs,
    });
  grant('later', 2, 5);
  grant('sooner', 1, 1);
  grant('sooner', 1, 1);
  const next = () => grants.next({ userId, gameGroupId: 5 });
  expect(next()?.left).toBe(3);
  grants.use(next()?.grantId ?? 0, 100);
  expect(grants.bySource('sooner')).toMatchObject({ left: 0, won: 100, state: 'used' });
  expect(() => grants.use(grants.bySource('sooner')?.freeSpinsId ?? 0, 0)).toThrow('No free spin');
  expect(next()?.left).toBe(2);
  expect(grants.next({ userId: 8, gameGroupId: 5 })).toBeNull();
  clock.move(5 * dayMs);
  expect(next()).toBeNull();
  expect(grants.bySource('later')).toMatchObject({ left: 0, state: 'expired' });
});

test('UK9 UK21 quests for rounds exist only where the market allows them, each for one product', () => {
  for (const { id, markets } of brands) {
    for (const { rules } of markets) {
      const allowed = questsOf(id, rules.gamification);
      expect(allowed.length).toBeGreaterThan(2);
      if (!rules.gamification.rewardsForRounds)
        expect(allowed.some(({ counts }) => counts.unit === 'rounds')).toBe(false);
    }
  }
  const catalogue = createCatalogue(80);
  for (const { reward, counts } of quests) {
    if (reward.kind === 'freeSpins')
      expect([counts.kind, catalogue.all.find(({ name }) => name.en === reward.game)]).toMatchObject([
        'slot',
        { engine: 'slot' },
      ]);
    if (reward.kind === 'bonus') expect(reward.offer.bonus?.counts).toBe(counts.kind);
  }
  expect(marketOf('regency', 'uk')?.rules.gamification.rewardsForRounds).toBe(false);
  expect(marketOf('regency', 'row')?.rules.gamification.rewardsForRounds).toBe(true);
});

test('QU-05 an achievement is announced once, at the next connection if the player was offline', () => {
  const { play, gamesOf, emitted, disconnect, connect, campaigns, participant } = setUp();
  const [game = 0] = gamesOf('ten-quiet-rounds');
  play(game, { stake: 100, win: 100 });
  expect(emitted).toEqual([]);
  disconnect();
  play(game, { stake: 100, win: 300 });
  expect(emitted).toEqual([]);
  connect();
  connect();
  play(game, { stake: 100, win: 300 });
  expect(emitted).toEqual([{ event: 'achievementUnlocked', argument: { title: 'First win', userId } }]);
  expect(campaigns.statistics({ ...participant, loginStreak: 1 }, 'zh')).toMatchObject({
    gamesTried: 1,
    isStreakOn: true,
    achievements: [{ title: '首次赢奖' }],
  });
});

test('UK9 wins and numbers of games are not achievements where the market forbids promoting play', () => {
  const { play, gamesOf, emitted, campaigns } = setUp('regency', 'uk');
  for (const game of gamesOf('ten-quiet-rounds').slice(0, 12)) play(game, { win: 500 });
  expect(emitted).toEqual([]);
  for (const game of gamesOf('five-favourites').slice(0, 5)) campaigns.favouriteAdded(userId, game);
  expect(emitted).toEqual([{ event: 'achievementUnlocked', argument: { title: 'Collector', userId } }]);
});

test('QU-03 a streak is announced once a day from the second day on, unless turned off', () => {
  const { connect, emitted, news, clock } = setUp('regency', 'uk', 4);
  const streaks = () => emitted.filter(({ event }) => event === 'ReceiveMessage');
  connect();
  connect();
  expect(streaks()).toEqual([{ event: 'ReceiveMessage', argument: { title: '', streakCount: 4, userId } }]);
  news.chooseStreak(userId, false);
  clock.move(dayMs);
  connect();
  expect(streaks()).toHaveLength(1);
  news.chooseStreak(userId, true);
  connect();
  expect(streaks()).toHaveLength(2);
  const first = setUp('regency', 'row', 1);
  first.connect();
  expect(first.emitted).toEqual([]);
});
