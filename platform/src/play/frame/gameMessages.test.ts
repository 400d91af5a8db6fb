import { expect, test } from 'vitest';
import { blackjackMessages } from '../../blackjack/frame/blackjackMessages.ts';
import { plinkoMessages } from '../../plinko/frame/plinkoMessages.ts';
import { rouletteMessages } from '../../roulette/frame/rouletteMessages.ts';
import { scratchCardMessages } from '../../scratch-card/frame/scratchCardMessages.ts';
import { slotMessages } from '../../slot/frame/slotMessages.ts';
import { videoPokerMessages } from '../../video-poker/frame/videoPokerMessages.ts';
import { gameShellMessages } from './gameShellMessages.ts';

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

/** Every word of a list by its path; a word that takes values stands as it is written. */
function wordsIn(value: unknown, path = ''): [path: string, word: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  return Object.entries(value as object).flatMap(([name, inner]) => wordsIn(inner, `${path}.${name}`));
}

test.each(Object.entries(lists))(
  'MK-09 %s of the games stand in both languages, none empty and none left in English',
  (_name, { en, zh }) => {
    const [english, other] = [wordsIn(en), wordsIn(zh)];
    expect(other.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    expect([...english, ...other].filter(([, word]) => word.trim() === '')).toEqual([]);
    const left = other
      .filter(([, word]) => /[a-z]{3}/i.test(word) && !chinese.test(word))
      .filter(([, word]) => english.some(([, each]) => each === word));
    expect(left).toEqual([]);
    expect(english.filter(([, word]) => chinese.test(word))).toEqual([]);
  },
);
