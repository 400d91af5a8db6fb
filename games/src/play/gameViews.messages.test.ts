import { expect, test } from 'vitest';
import { blackjackMessages } from '../engines/blackjack/frame/blackjackMessages.ts';
import { plinkoMessages } from '../engines/plinko/frame/plinkoMessages.ts';
import { rouletteMessages } from '../engines/roulette/frame/rouletteMessages.ts';
import { scratchCardMessages } from '../engines/scratch-card/frame/scratchCardMessages.ts';
import { slotMessages } from '../engines/slot/frame/slotMessages.ts';
import { videoPokerMessages } from '../engines/video-poker/frame/videoPokerMessages.ts';
import { gameShellMessages } from '../frame/gameShellMessages.ts';

const lists = {
  blackjackMessages,
  plinkoMessages,
  rouletteMessages,
  scratchCardMessages,
  gameShellMessages,
  slotMessages,
  videoPokerMessages,
};
const chinese = /[\u4e00-\u9fff]/;

/** Every message by its path. A message with parameters is represented by its source. */
function messagesIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  return Object.entries(value as object).flatMap(([name, inner]) => messagesIn(inner, `${path}.${name}`));
}

test.each(Object.entries(lists))(
  'MK-09 %s of the games exist in both languages and are translated',
  (_name, { en, zh }) => {
    const [english, other] = [messagesIn(en), messagesIn(zh)];
    expect(other.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    expect([...english, ...other].filter(([, text]) => text.trim() === '')).toEqual([]);
    const left = other
      .filter(([, text]) => /[a-z]{3}/i.test(text) && !chinese.test(text))
      .filter(([, text]) => english.some(([, each]) => each === text));
    expect(left).toEqual([]);
    expect(english.filter(([, text]) => chinese.test(text))).toEqual([]);
  },
);
