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
import { vendorFile } from '../../kernel/vendorFile.ts';
import { chatReply } from '../../services/chat/chatReply.ts';
import { messengerScript } from './messengerScript.ts';

/** Style sheet of the simulated messenger, which uses the brand's colours if the page defines them. */
const messengerStyles = `
.fm { position: fixed; inset: auto 24px 24px auto; z-index: 60; display: flex; flex-direction: column; width: 380px; height: min(600px, calc(100dvh - 48px)); overflow: hidden; border: 1px solid #4a4e57; border-radius: 16px; background: #1c1e23; color: #f4f5f7; font-family: inherit; font-size: 16px; line-height: 24px; box-shadow: 0 24px 64px #000a; }
.fm[hidden] { display: none; }
.fm-head { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 10px 10px 10px 20px; background: #2a2d34; }
.fm-head h2 { margin: 0; font-family: inherit; font-size: 17px; font-weight: 600; line-height: 24px; }
.fm-close { width: 44px; height: 44px; border: 0; border-radius: 50%; background: none; color: inherit; font-size: 24px; cursor: pointer; }
.fm-close:hover { background: #3a3e47; }
.fm-log { flex: 1; display: flex; flex-direction: column; gap: 12px; margin: 0; padding: 20px; overflow-y: auto; list-style: none; }
.fm-log li { max-width: 86%; padding: 10px 14px; border-radius: 14px; background: #2a2d34; overflow-wrap: anywhere; }
.fm-log li.fm-own { align-self: flex-end; background: #f4f5f7; color: #1c1e23; }
.fm-form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid #3a3e47; }
.fm-form input { flex: 1; min-width: 0; min-height: 44px; padding: 0 14px; border: 1.5px solid #80858f; border-radius: 22px; background: #121317; color: inherit; font: inherit; }
.fm-form button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 22px; background: #f4f5f7; color: #1c1e23; font-family: inherit; font-size: 15px; font-weight: 600; line-height: 20px; cursor: pointer; }
.fm :focus-visible { outline: 3px solid #8ec5ff; outline-offset: 2px; }
@media (max-width: 767px) { .fm { inset: 0; width: auto; height: 100dvh; border: 0; border-radius: 0; } .fm-form { padding-bottom: calc(12px + env(safe-area-inset-bottom)); } }
`;

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
