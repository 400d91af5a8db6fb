import type { ChatResponse } from '@foyer/contract/chat';
import { useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../api/apiClient.browser.ts';
import { postChat } from './chatApi.ts';

/** One question and what became of it. */
export interface ChatTurn {
  id: number;
  question: string;
  answer: ChatResponse | 'waiting' | 'failed';
}

/** What was said on this page; it goes with the page, because it may be private. */
export function useChat() {
  const [turns, setTurns] = useState<readonly ChatTurn[]>([]);
  const isWaiting = turns.at(-1)?.answer === 'waiting';

  async function ask(text: string): Promise<void> {
    const question = text.trim();
    if (question === '' || isWaiting) return;
    const id = turns.length;
    setTurns((before) => [...before, { id, question, answer: 'waiting' }]);
    trackInteraction({ area: 'chat', action: 'question' });
    const result = await createApiClient().call(postChat, { body: { text: question } });
    setTurns((before) =>
      before.map((turn) => (turn.id === id ? { ...turn, answer: result.ok ? result.value : 'failed' } : turn)),
    );
  }
  return { turns, isWaiting, ask };
}
