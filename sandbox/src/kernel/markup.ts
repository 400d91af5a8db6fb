import type { html } from 'hono/html';

/** Markup with escaped values. */
export type Markup = ReturnType<typeof html>;
