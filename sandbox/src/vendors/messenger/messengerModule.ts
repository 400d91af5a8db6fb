import { chatQuestion } from '@foyer/contract/chat';
import { culture } from '@foyer/contract/ids';
import { parseInput } from '@foyer/contract/parseInput';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { errorResponse } from '../../kernel/apiResponse.ts';
import { readJsonBody } from '../../kernel/jsonBody.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { scaledStyles } from '../../kernel/scaledStyles.ts';
import { vendorFile } from '../../kernel/vendorFile.ts';
import { chatReply } from '../../services/chat/chatReply.ts';
import { messengerScript } from './messengerScript.ts';

/** Style sheet of the simulated messenger, which uses the brand's colours if the page defines them. */
const messengerStyles = scaledStyles(new URL('messenger.css', import.meta.url));

/** The only deployment; `npm start` assigns it to a brand. */
export const sandboxDeployment = '7b1f6d20-5a3c-4e0e-9f41-2c8a90d4e611';

const message = v.object({ text: chatQuestion, culture });
/** Maximum size of a message body: a question of four hundred letters, and a margin. */
const bodyLimitBytes = 4096;

/** Simulates a live-chat vendor: its bootstrap, its deployments, and rule-based replies. */
export function messengerModule({ webOrigins }: Pick<SandboxContext, 'webOrigins'>): SandboxModule {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('/messenger/*', cors({ origin: [...webOrigins], allowMethods: ['GET', 'POST'], maxAge: 600 }));
  app.get('/messenger/genesys-bootstrap/genesys.min.js', () => vendorFile(messengerScript, 'text/javascript'));
  app.get('/messenger/genesys-bootstrap/messenger.css', () => vendorFile(messengerStyles, 'text/css'));
  app.get('/messenger/deployments/:id', (context) =>
    context.req.param('id') === sandboxDeployment
      ? context.json({ status: 'Active' })
      : errorResponse(404, { message: 'No deployment has this number.' }),
  );
  app.post('/messenger/deployments/:id/messages', async (context) => {
    if (context.req.param('id') !== sandboxDeployment)
      return errorResponse(404, { message: 'No deployment has this number.' });
    const body = await readJsonBody(context.env.incoming, bodyLimitBytes);
    if (!body.read) return errorResponse(body.status, { message: body.message });
    const parsed = parseInput(message, body.value);
    if (!parsed.success) return errorResponse(400, { message: v.summarize(parsed.issues) });
    return context.json({ text: chatReply(parsed.output.text, parsed.output.culture, undefined).text });
  });
  return { name: 'messenger', pages: { messenger: app as unknown as Hono } };
}
