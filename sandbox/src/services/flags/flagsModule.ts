import { flagContext, flagDiagnostic, flagEvents, sandboxFlagEnvironment } from '@foyer/contract/flags';
import type { FlagContext } from '@foyer/contract/flags';
import { parseInput } from '@foyer/contract/parseInput';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type * as v from 'valibot';
import { apiHeaders, errorResponse } from '../../kernel/apiResponse.ts';
import { parseJson, readJsonBody } from '../../kernel/jsonBody.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import type { FlagMeasurements } from './flagMeasurements.ts';
import type { Flags } from './flags.ts';
import { flagsSchema } from './flags.ts';
import type { FlagStreams } from './flagStreams.ts';

export interface FlagService {
  flags: Flags;
  streams: FlagStreams;
  measurements: FlagMeasurements;
}

/** Maximum size of an events body: a page sends at most 100 events at a time. */
const eventsLimitBytes = 256 * 1024;

/** Serves the vendor's flag protocol for browsers to pages of any brand and to their web server. */
export function flagsModule(
  { activity }: Pick<SandboxContext, 'activity'>,
  { flags, streams, measurements }: FlagService,
): SandboxModule {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    cors({
      // Same policy as the vendor's: flags are not secret and requests carry no credentials. All requested headers are
      // allowed, because testers add one that names the country.
      origin: '*',
      allowMethods: ['GET', 'POST', 'REPORT', 'OPTIONS'],
      exposeHeaders: ['Date'],
      maxAge: 300,
    }),
  );
  app.use('/:service{sdk|eval|ping|events}/*', async (context, next) => {
    const environment = /^(?:\/flags)?\/(?:sdk\/\w+|eval|ping|events\/\w+)\/([^/]+)/.exec(context.req.path)?.[1];
    return environment === sandboxFlagEnvironment
      ? next()
      : errorResponse(404, { message: 'There is no such environment.' });
  });

  app.get('/sdk/evalx/:environment/contexts/:context', (call) => {
    const context = contextOf(call.req.param('context'));
    return context === null ? notAContext() : json(flags.evaluate(context));
  });
  app.on('REPORT', '/sdk/evalx/:environment/context', async (call) => {
    const body = await readJsonBody(call.env.incoming);
    const context = parseInput(flagContext, body.read ? body.value : null);
    return context.success ? json(flags.evaluate(context.output)) : notAContext();
  });
  app.get('/sdk/goals/:environment', () => json(measurements.goals()));
  app.get('/eval/:environment/:context', (call) => {
    const context = contextOf(call.req.param('context'));
    return context === null ? notAContext() : streams.open(context);
  });
  app.get('/ping/:environment', () => streams.open('ping'));

  function collects<S extends v.GenericSchema<unknown, object>>(
    path: string,
    schema: S,
    record: (payload: v.InferOutput<S>) => void,
  ): void {
    app.post(path, async (call) => {
      const body = await readJsonBody(call.env.incoming, eventsLimitBytes);
      if (!body.read) return errorResponse(body.status, { message: body.message });
      const payload = parseInput(schema, body.value);
      if (!payload.success) return errorResponse(400, { message: 'These are no events.' });
      record(payload.output);
      activity.note({ source: 'flags', what: path.startsWith('/events/bulk') ? 'events' : 'diagnostic' });
      return new Response(null, { status: 202, headers: { ...publicHeaders, date: new Date().toUTCString() } });
    });
  }
  collects('/events/bulk/:environment', flagEvents, (events) => events.forEach((event) => measurements.record(event)));
  collects('/events/diagnostic/:environment', flagDiagnostic, (payload) => measurements.record(payload));

  return {
    name: 'flags',
    tables: flagsSchema,
    pages: { flags: app as unknown as Hono },
    closeConnections: () => streams.drop(),
  };
}

const publicHeaders = { ...apiHeaders, 'cross-origin-resource-policy': 'cross-origin' };

function json(response: object): Response {
  return new Response(JSON.stringify(response), { headers: publicHeaders });
}

function notAContext(): Response {
  return errorResponse(400, { message: 'Not a context.' });
}

/** Parses the context of an address: JSON in base64url. */
function contextOf(text: string): FlagContext | null {
  if (text.length > 4096 || !/^[\w-]+=*$/.test(text)) return null;
  const body = parseJson(Buffer.from(text, 'base64url'));
  const context = parseInput(flagContext, body.read ? body.value : null);
  return context.success ? context.output : null;
}
