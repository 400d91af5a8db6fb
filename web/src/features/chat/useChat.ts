import type { ChatResponse } from '@foyer/contract/chat';
import { useState } from 'react';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { postChat } from './chatApi.ts';

/** One question and its reply. */
export interface ChatTurn {
  id: number;
  question: string;
  reply: ChatResponse | 'waiting' | 'failed';
}

/** Conversation of this page. It is discarded with the page, because it may be private. */
export function useChat() {
  const [turns, setTurns] = useState<readonly ChatTurn[]>([]);
  const isWaiting = turns.at(-1)?.reply === 'waiting';

  async function send(text: string): Promise<void> {
    const question = text.trim();
    if (question === '' || isWaiting) return;
    const id = turns.length;
    setTurns((before) => [...before, { id, question, reply: 'waiting' }]);
    trackInteraction({ area: 'chat', action: 'question' });
    const result = await createApiClient().call(postChat, { body: { text: question } });
    setTurns((before) =>
      before.map((turn) => (turn.id === id ? { ...turn, reply: result.ok ? result.value : 'failed' } : turn)),
    );
  }
  return { turns, isWaiting, send: send };
}
