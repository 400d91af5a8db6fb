import { html } from 'hono/html';
import type { Markup } from '../../kernel/markup.ts';
import { dateAndTime } from './page/dateAndTime.ts';

/** Renders a time element with date and time in UTC. */
export function timeMarkup(at: number, text: string = dateAndTime(at)): Markup {
  return html`<time datetime="${new Date(at).toISOString()}">${text}</time>`;
}
