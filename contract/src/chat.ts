import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId, culture } from './identifiers.ts';
import { linkAddress, sitePath } from './linkAddress.ts';

/** Longer is no question; the field takes no more. */
export const maxQuestionLength = 400;
export const chatQuestion = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxQuestionLength));

const words = v.pipe(v.string(), v.maxLength(1000));

export const chatResponse = v.object({
  text: words,
  /** Pages of the site that say more. */
  links: v.pipe(v.array(v.object({ words, path: v.pipe(sitePath, v.maxLength(200)) })), v.maxLength(4)),
  /** Set where somebody may need a person now: the help line of their market. */
  helpLine: v.nullable(v.object({ name: words, url: linkAddress, phone: v.optional(words) })),
});
export type ChatResponse = v.InferOutput<typeof chatResponse>;

/** A question to the chat. Nothing of it is kept, so to ask twice is to ask once. */
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
