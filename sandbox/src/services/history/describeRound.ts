import type { RoundRecord } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import { shownBlackjack } from '@foyer/games/engines/blackjack/blackjackApi';
import { cardNames } from '@foyer/games/engines/cards/frame/cardName';
import type { EngineKind } from '@foyer/games/engines/gameEngine';
import { plinkoShown } from '@foyer/games/engines/plinko/plinkoShapes';
import { rouletteShown } from '@foyer/games/engines/roulette/rouletteShapes';
import { colourOf } from '@foyer/games/engines/roulette/rouletteWheel';
import { scratchCardModelById } from '@foyer/games/engines/scratch-card/scratchCardModels';
import { scratchCardShown } from '@foyer/games/engines/scratch-card/scratchCardShapes';
import { shownSlot, type ShownStep } from '@foyer/games/engines/slot/slotApi';
import { handNames } from '@foyer/games/engines/video-poker/handNames';
import { shownVideoPoker } from '@foyer/games/engines/video-poker/videoPokerApi';
import { messages as en, type RoundDrawMessages } from '@foyer/games/messages/en/roundDraw';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import * as v from 'valibot';

const roundDraw = await messagesByLanguage<RoundDrawMessages>(
  en,
  (language) => import(`../../../../games/src/messages/${language}/roundDraw.ts`),
);

interface Context {
  readonly culture: Culture;
  readonly messages: RoundDrawMessages;
  readonly modelId: string;
  money(minor: number): string;
}

function slotStepSentences(step: ShownStep, at: number, { messages, money }: Context): string[] {
  const { kind, grid, wins, coins, freeSpinsWon } = step;
  return [
    messages.slotStep[kind](at),
    messages.reels(grid),
    ...wins.map(({ symbol, count, line, ways, amount }) =>
      line === null
        ? messages.waysWin({ symbol, count, ways, amount: money(amount) })
        : messages.lineWin({ symbol, count, line, amount: money(amount) }),
    ),
    ...(coins.length === 0 ? [] : [messages.coins(coins.map(({ amount }) => money(amount)))]),
    ...(freeSpinsWon > 0 ? [messages.freeSpinsWon(freeSpinsWon)] : []),
    ...(step.win === 0 ? [messages.noWin] : []),
  ];
}

/** Sentences about the result of each kind of game. The record type requires an entry for every kind. */
const sentencesByKind: Readonly<Record<EngineKind, (result: unknown, context: Context) => string[]>> = {
  slot(result, context) {
    const { steps } = v.parse(shownSlot, result);
    const sentences = steps.map((step, at) =>
      slotStepSentences(step, at, context).join(languages[context.culture].punctuation.sentenceGap),
    );
    return [...sentences, context.messages.slotLegend];
  },
  blackjack(result, { culture, messages, money }) {
    const { dealer, hands, insurance } = v.parse(shownBlackjack, result);
    return [
      messages.dealerCards(cardNames(dealer.cards, culture), dealer.total),
      ...hands.flatMap(({ cards, total, outcome, win }, at) => [
        messages.hand({ at: at + 1, count: hands.length, cards: cardNames(cards, culture), total }),
        ...(outcome === null ? [] : [messages.handOutcomes[outcome](money(win))]),
      ]),
      ...(insurance.is === 'taken' ? [messages.insurance(money(insurance.stake), money(insurance.win))] : []),
    ];
  },
  roulette(result, { messages, money }) {
    const { pocket, chips } = v.parse(rouletteShown, result);
    return [
      messages.pocket(pocket, messages.colours[colourOf(pocket)]),
      ...chips.map(({ bet, amount, win }) => messages.chips(bet, money(amount), money(win))),
    ];
  },
  videoPoker(result, { culture, messages }) {
    const { dealt, held, cards, hand } = v.parse(shownVideoPoker, result);
    const heldCards = dealt.filter((_, at) => held?.[at]);
    return [
      messages.dealt(cardNames(dealt, culture)),
      heldCards.length === 0 ? messages.heldNone : messages.held(cardNames(heldCards, culture)),
      messages.finalHand(cardNames(cards, culture), hand === null ? messages.noPayingHand : handNames[culture][hand]),
    ];
  },
  scratchCard(result, { messages, modelId, culture }) {
    const { cells, prize } = v.parse(scratchCardShown, result);
    const prizes = scratchCardModelById(modelId)?.prizes;
    const multiple = (at: number): number => prizes?.[at]?.pays ?? 0;
    return [
      messages.scratchCells(cells.map((cell) => `${multiple(cell)}×`).join(languages[culture].punctuation.entries)),
      prize === null ? messages.scratchNoPrize : messages.scratchPrize(multiple(prize)),
    ];
  },
  plinko(result, { messages, culture }) {
    const { rows, path, slot, tenths } = v.parse(plinkoShown, result);
    const bounces = path.map((bounce) => messages.bounces[bounce]).join(languages[culture].punctuation.entries);
    return [messages.ball({ rows, path: bounces, slot: slot + 1, multiple: tenths / 10 })];
  },
};

/**
 * Returns how a finished round was decided, as plain sentences. Returns none for a game or a result that the current
 * rules do not know.
 */
export function describeRound(
  {
    engine,
    modelId,
    result,
    ending,
    jackpotWin,
  }: Pick<RoundRecord, 'engine' | 'modelId' | 'result' | 'ending' | 'jackpotWin'>,
  { culture, currencyIsoCode }: { culture: Culture; currencyIsoCode: string },
): string[] {
  const messages = roundDraw[culture];
  if (ending === 'void') return [messages.isVoid];
  const money = moneyFormat(culture, currencyIsoCode);
  const sentencesOf = ownValue(sentencesByKind, engine);
  let sentences: string[] = [];
  try {
    sentences = sentencesOf?.(result, { culture, messages, modelId, money }) ?? [];
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error;
  }
  return [
    ...sentences,
    ...(ending === 'rules' ? [messages.endedByRules] : []),
    ...(jackpotWin > 0 ? [messages.jackpot(money(jackpotWin))] : []),
  ];
}
