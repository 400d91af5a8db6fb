import { parseInput } from '@foyer/contract/parseInput';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { errorResponse } from '../../kernel/apiResponse.ts';
import { readJsonBody } from '../../kernel/jsonBody.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { vendorFile } from '../../kernel/vendorFile.ts';
import { collectedEvents } from './tagEvents.ts';
import type { TagEvents } from './tagEvents.ts';
import { tagManagerScript, tagScript } from './tagManagerScript.ts';

/** Maximum size of an events body: fifty records and a margin. */
const bodyLimitBytes = 256 * 1024;

/** Simulates the operator's tag manager: its script, and its event collector. */
export function tagManagerModule({ webOrigins }: Pick<SandboxContext, 'webOrigins'>, events: TagEvents): SandboxModule {
  const app = new Hono<{ Bindings: HttpBindings }>();
  // Allows all headers, because tests send a country header with every request and the data is not sensitive.
  app.use('/tag-manager/*', cors({ origin: [...webOrigins], allowMethods: ['GET', 'POST'], maxAge: 600 }));
  app.get('/tag-manager/tag-manager.js', () => vendorFile(tagManagerScript, 'text/javascript'));
  app.get('/tag-manager/tag.js', () => vendorFile(tagScript, 'text/javascript'));
  app.post('/tag-manager/collect', async (context) => {
    const body = await readJsonBody(context.env.incoming, bodyLimitBytes);
    if (!body.read) return errorResponse(body.status, { message: body.message });
    const parsed = parseInput(collectedEvents, body.value);
    if (!parsed.success) return errorResponse(400, { message: v.summarize(parsed.issues) });
    events.take(parsed.output.events);
    return context.body(null, 204);
  });
  return { name: 'tag manager', pages: { tags: app as unknown as Hono } };
}
