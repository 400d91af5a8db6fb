import { contentPublished } from '@foyer/contract/content';
import { parseInput } from '@foyer/contract/parseInput';
import type { Hono } from 'hono';
import { isSecret } from '../server/isSecret.server.ts';
import type { Log } from '../server/log.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import type { ContentPurge } from './contentPurge.server.ts';

/** Receives publications of the content service. A refused one leaves a line, because visitors see outdated pages. */
export function mountContentWebhook(app: Hono, content: ContentPurge, secret: string, log: Log): void {
  app.post('/webhooks/content', async (context) => {
    if (!isSecret(context.req.header('x-webhook-secret'), secret)) {
      log.warn({ reason: 'sender' }, 'WEBHOOK_REFUSED');
      return context.json({ message: 'Unknown sender.' }, 403);
    }
    const body = await readJsonBody(context.req.raw, { maxBytes: 64 * 1024 });
    const event = parseInput(contentPublished, body.ok ? body.value : null);
    if (!event.success) {
      log.warn({ reason: 'event' }, 'WEBHOOK_REFUSED');
      return context.json({ message: 'Not an event of the content service.' }, 400);
    }
    return context.json({ purged: await content.purge(event.output) });
  });
}
