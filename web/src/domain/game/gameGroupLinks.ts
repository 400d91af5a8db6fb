import * as v from 'valibot';

const groupLink = v.object({ name: v.string(), path: v.string() });

/** Pages of the studio and the theme of a game. A missing one has no page. */
export const gameGroupLinks = v.object({ studio: v.optional(groupLink), theme: v.optional(groupLink) });
export type GameGroupLinks = v.InferOutput<typeof gameGroupLinks>;
