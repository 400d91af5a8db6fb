import type { Market } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import type { ChatResponse } from '@foyer/contract/chat';
import type { Culture } from '@foyer/contract/identifiers';
import { chatTopics, noTopic } from './chatTopics.ts';
import type { ChatTopic } from './chatTopics.ts';

/** By rules alone: the first topic that the question names, in either language, for some ask in the other one. */
export function chatReply(question: string, culture: Culture, market: Market | undefined): ChatResponse {
  const text = question.toLowerCase().replaceAll('’', "'");
  const topic: Pick<ChatTopic, 'answer' | 'links' | 'needsHelp'> =
    chatTopics.find(
      ({ asks }) => asks.en.some((word) => beginsIn(text, word)) || asks.zh.some((word) => text.includes(word)),
    ) ?? noTopic;
  return {
    text: topic.answer[culture],
    links: topic.links.map(({ path, words }) => ({ path, words: words[culture] })),
    helpLine: topic.needsHelp ? (market?.rules ?? restOfWorldRules).helpLine : null,
  };
}

/** At the beginning of a word: `card` is not asked for in “discard”. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z]/.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
