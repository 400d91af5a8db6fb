import * as contract from '@foyer/contract/chat';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Sends a question to the chat. Market and language are those of the page. */
export const postChat = endpoint({
  name: 'postChat',
  service: 'web',
  method: 'POST',
  path: '/api/chat',
  body: v.object({ text: contract.chatQuestion }),
  response: contract.chatResponse,
  errors: { 429: 'too many questions from this address' },
  repeatable: true,
  rateLimit: { calls: 20, seconds: 60 },
});
