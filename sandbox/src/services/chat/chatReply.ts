import type { Market } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import type { ChatResponse } from '@foyer/contract/chat';
import type { Culture } from '@foyer/contract/ids';
import { cultures, languages } from '@foyer/contract/languages';
import { chatTopics, noTopic } from './chatTopics.ts';
import type { ChatTopic } from './chatTopics.ts';

/**
 * Replies by rules: the first topic that the question matches, in any language because some visitors write in another
 * one than the page's.
 */
export function chatReply(question: string, culture: Culture, market: Market | undefined): ChatResponse {
  const text = question.toLowerCase().replaceAll('’', "'");
  const topic: Pick<ChatTopic, 'answer' | 'links' | 'needsHelp'> =
    chatTopics.find(({ keywords }) =>
      cultures.some((language) => keywords[language].some((word) => contains(text, word, language))),
    ) ?? noTopic;
  return {
    text: topic.answer[culture],
    links: topic.links.map(({ path, words }) => ({ path, words: words[culture] })),
    helpLine: topic.needsHelp ? (market?.rules ?? restOfWorldRules).helpLine : null,
  };
}

/** Matches Han text anywhere and other words only at the beginning of a word: “discard” does not match `card`. */
function contains(text: string, word: string, language: Culture): boolean {
  if (languages[language].script === 'han') return text.includes(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/\p{Script=Latin}/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
