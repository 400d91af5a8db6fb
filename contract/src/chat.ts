import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId, culture } from './ids.ts';
import { linkAddress, sitePath } from './linkAddress.ts';
import { lenient, tolerantList } from './tolerantSchemas.ts';

/** Maximum length of a question; the input field has the same limit. */
export const maxQuestionLength = 400;
export const chatQuestion = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxQuestionLength));

const words = v.pipe(v.string(), v.maxLength(1000));

export const chatResponse = v.object({
  text: words,
  /** Related pages of the site. */
  links: lenient(tolerantList(v.object({ words, path: v.pipe(sitePath, v.maxLength(200)) }), 4), []),
  /** Help line of the market, if the visitor may need a person now; otherwise null. */
  helpLine: v.nullable(v.object({ name: words, url: linkAddress, phone: v.optional(words) })),
});
export type ChatResponse = v.InferOutput<typeof chatResponse>;

/** Sends a question to the chat. Idempotent, because the chat stores nothing. */
export const askChat = endpoint({
  name: 'askChat',
  service: 'chat',
  method: 'POST',
  path: '/answers',
  body: v.object({
    text: chatQuestion,
    culture,
    brand: brandId,
    marketId: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  }),
  response: chatResponse,
  repeatable: true,
});
