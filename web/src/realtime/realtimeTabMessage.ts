import { hubEvents } from '@foyer/contract/milestones';
import * as v from 'valibot';

const stateName = v.picklist(['Disconnected', 'Connecting', 'Connected', 'Reconnecting']);

/**
 * What the tabs of one player tell each other: the one that holds the connection hands on what it hears and how it is,
 * and any of them says which message is done with.
 * - `hello`: a tab came and wants to know how the connection is
 */
export const realtimeTabMessage = v.variant('kind', [
  v.object({ foyer: v.literal(1), kind: v.picklist(['hello', 'retry']) }),
  v.object({ foyer: v.literal(1), kind: v.literal('told'), event: v.picklist(hubEvents), args: v.array(v.unknown()) }),
  v.object({
    foyer: v.literal(1),
    kind: v.literal('state'),
    name: stateName,
    isTroubled: v.boolean(),
    /** Which connection it is: each one has a number of its own, so that everybody fetches once what they missed. */
    connection: v.number(),
  }),
  v.object({ foyer: v.literal(1), kind: v.literal('settled'), id: v.pipe(v.string(), v.uuid()) }),
]);
export type RealtimeTabMessage = v.InferOutput<typeof realtimeTabMessage>;
