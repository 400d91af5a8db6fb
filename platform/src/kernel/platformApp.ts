import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { answerCall } from './answerCall.ts';
import { errorResponse } from './apiAnswer.ts';
import { callNotes } from './callNotes.ts';
import { applyFault, dropConnection } from './applyFault.ts';
import { failureResponse } from './failureResponse.ts';
import type { Faults, pageTargets } from './faults.ts';
import type { PlatformModule, Surroundings } from './module.ts';

export type PlatformFetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
type Page = Hono<{ Bindings: HttpBindings }>;
type Logging = Pick<Surroundings, 'log' | 'dataFolder'>;

/** All origins of the sandbox behind one port; the host name of a call says which one is meant. */
export function platformApp(
  { origins, activity, clock, log, dataFolder }: Pick<Surroundings, 'origins' | 'activity' | 'clock' | 'log' | 'dataFolder'>,
  modules: readonly PlatformModule[],
  faults: Faults,
): PlatformFetch {
  const logging = { log, dataFolder };
  const services = emptyApp(logging);
  const noteCall = callNotes(activity);
  for (const route of modules.flatMap(({ routes = [] }) => routes)) {
    const { service, path, method } = route.endpoint;
    services.on(method, `/${service}${path}`, async (context) => {
      const answer = await answerCall(route, context, { faults, ...logging });
      noteCall(route.endpoint, answer.status, context.req.param());
      // The sandbox's clock can be moved. Callers compare the times in the response with this one.
      answer.headers.set('date', new Date(clock.now()).toUTCString());
      return answer;
    });
  }
  const games = pagesWithFaults('gamesPages', faults, logging);
  const cashier = pagesWithFaults('cashierPages', faults, logging);
  const portal = pagesWithFaults('portalPages', faults, logging);
  const media = pagesWithFaults('mediaPages', faults, logging);
  const flags = pagesWithFaults('flagPages', faults, logging);
  for (const { pages } of modules) {
    if (pages?.services) services.route('/', pages.services);
    if (pages?.games) games.route('/', pages.games);
    if (pages?.cashier) cashier.route('/', pages.cashier);
    if (pages?.portal) portal.route('/', pages.portal);
    if (pages?.media) media.route('/', pages.media);
    if (pages?.flags) flags.route('/', pages.flags);
  }
  // The web server asks here, where no name of a host has to be looked up.
  services.route('/flags', flags);
  const byHostName = new Map([
    [new URL(origins.games).hostname, games],
    [new URL(origins.cashier).hostname, cashier],
    [new URL(origins.portal).hostname, portal],
    [new URL(origins.media).hostname, media],
    [new URL(origins.flags).hostname, flags],
  ]);
  return (request, bindings) =>
    (byHostName.get(hostNameOf(bindings.incoming.headers.host)) ?? services).fetch(request, bindings);
}

/** Host name of a `Host` header, without its port and in lower case. */
export function hostNameOf(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}

function emptyApp(logging: Logging): Page {
  const app: Page = new Hono<{ Bindings: HttpBindings }>();
  app.notFound(() => errorResponse(404, { message: 'Not found' }));
  app.onError((error) => failureResponse(error, logging, 'A page failed.'));
  return app;
}

function pagesWithFaults(target: (typeof pageTargets)[number], faults: Faults, logging: Logging): Page {
  const app = emptyApp(logging);
  app.use(async (context, next) => {
    const fault = faults.take(target);
    const faulty = fault && (await applyFault(fault, context.env));
    if (faulty) return faulty;
    await next();
    // The work is done; only its answer is lost.
    if (fault?.kind === 'lostAnswer') context.res = dropConnection(context.env.outgoing);
    return undefined;
  });
  return app;
}
