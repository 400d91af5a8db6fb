import { flagContext, flagDiagnostic, flagEvents, sandboxFlagEnvironment } from '@foyer/contract/flags';
import type { FlagContext } from '@foyer/contract/flags';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { apiHeaders, errorResponse } from '../kernel/apiResponse.ts';
import { parseJson, readJsonBody } from '../kernel/jsonBody.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import type { FlagMeasurements } from './flagMeasurements.ts';
import type { Flags } from './flags.ts';
import { flagsSchema } from './flags.ts';
import type { FlagStreams } from './flagStreams.ts';

export interface FlagService {
  flags: Flags;
  streams: FlagStreams;
  measurements: FlagMeasurements;
}

/** Largest body of events: a page sends 100 at most at a time. */
const eventsLimitBytes = 256 * 1024;

/** The flag service: speaks the vendor's protocol for browsers, to pages of any brand and to their web server. */
export function flagsModule(
  { activity }: Pick<PlatformContext, 'activity'>,
  { flags, streams, measurements }: FlagService,
): PlatformModule {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    cors({
      // As the vendor does: what is answered is no secret and nobody is recognised by it. Headers are let through as asked
      // for, because whoever tests a market adds one that names the country.
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
    const context = v.safeParse(flagContext, body.read ? body.value : null);
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
    keep: (told: v.InferOutput<S>) => void,
  ): void {
    app.post(path, async (call) => {
      const body = await readJsonBody(call.env.incoming, eventsLimitBytes);
      if (!body.read) return errorResponse(body.status, { message: body.message });
      const told = v.safeParse(schema, body.value);
      if (!told.success) return errorResponse(400, { message: 'These are no events.' });
      keep(told.output);
      activity.note({ source: 'flags', what: path.startsWith('/events/bulk') ? 'events' : 'diagnostic' });
      return new Response(null, { status: 202, headers: { ...publicHeaders, date: new Date().toUTCString() } });
    });
  }
  collects('/events/bulk/:environment', flagEvents, (events) => events.forEach((event) => measurements.keep(event)));
  collects('/events/diagnostic/:environment', flagDiagnostic, (told) => measurements.keep(told));

  return {
    name: 'flags',
    tables: flagsSchema,
    pages: { flags: app as unknown as Hono },
    leave: () => streams.drop(),
  };
}

const publicHeaders = { ...apiHeaders, 'cross-origin-resource-policy': 'cross-origin' };

function json(response: object): Response {
  return new Response(JSON.stringify(response), { headers: publicHeaders });
}

function notAContext(): Response {
  return errorResponse(400, { message: 'Not a context.' });
}

/** The context of an address: JSON in the alphabet of addresses. */
function contextOf(text: string): FlagContext | null {
  if (text.length > 4096 || !/^[\w-]+=*$/.test(text)) return null;
  const body = parseJson(Buffer.from(text, 'base64url'));
  const context = v.safeParse(flagContext, body.read ? body.value : null);
  return context.success ? context.output : null;
}
