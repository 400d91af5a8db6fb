import { topics } from '@foyer/contract/broker';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { ActivityLog, ActivitySource } from './activity.ts';
import { errorResponse, failureResponse } from './apiResponse.ts';
import { applyFault, dropConnection } from './applyFault.ts';
import { drawnPictureHeaders } from './drawnPictureHeaders.ts';
import type { Faults, pageTargets } from './faults.ts';
import { handleCall } from './handleCall.ts';
import type { SandboxModule, SandboxContext } from './module.ts';
import { pageParts } from './pageOrigins.ts';
import type { PagePart } from './pageOrigins.ts';

/** Address that browsers request for a document without an icon of its own. */
const iconPath = '/favicon.ico';

/** The sandbox's own icon: its origins serve every brand. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
  '<rect width="40" height="40" rx="9" fill="#26352f"/>' +
  '<path d="M14 30V10h13M14 20h10" fill="none" stroke="#e9c46a" stroke-width="4" stroke-linecap="round"/></svg>';

const sandboxIcon = (): Response =>
  new Response(icon, { headers: { ...drawnPictureHeaders, 'cache-control': 'public, max-age=604800' } });

/**
 * Logs calls to the services as activities. Stores only the endpoint and a topic, because paths, queries and bodies
 * contain tokens and player input.
 */
function callNotes(
  activity: ActivityLog,
): (endpoint: AnyEndpoint, status: number, params: Readonly<Record<string, string>>) => void {
  return ({ name, service, method, path }, status, params) => {
    const topic = topics.find((one) => one === params['topic']);
    activity.note({
      source: sourceOf(service),
      what: `${name} ${status}`,
      facts: [`${method} /${service}${path}`, ...(topic === undefined ? [] : [topic])].join(' · '),
    });
  };
}

function sourceOf(service: AnyEndpoint['service']): ActivitySource {
  if (service === 'milestones') return 'hub';
  return service === 'broker' ? 'broker' : 'calls';
}

/** `part` is the part whose own port received the call; null for the shared port. */
export type SandboxFetch = (
  request: Request,
  bindings: HttpBindings,
  part: PagePart | null,
) => Response | Promise<Response>;
type Page = Hono<{ Bindings: HttpBindings }>;
type Logging = Pick<SandboxContext, 'log' | 'dataFolder'>;

/**
 * Routes requests to the parts: by host name on the shared port, otherwise by port. A part's own port serves only that
 * part, regardless of the host name.
 */
export function sandboxApp(
  { activity, clock, log, dataFolder }: Pick<SandboxContext, 'activity' | 'clock' | 'log' | 'dataFolder'>,
  modules: readonly SandboxModule[],
  faults: Faults,
): SandboxFetch {
  const logging = { log, dataFolder };
  const services = emptyApp(logging);
  const noteCall = callNotes(activity);
  for (const route of modules.flatMap(({ routes = [] }) => routes)) {
    const { service, path, method } = route.endpoint;
    services.on(method, `/${service}${path}`, async (context) => {
      const response = await handleCall(route, context, { faults, ...logging });
      noteCall(route.endpoint, response.status, context.req.param());
      // Uses the sandbox clock, because clients compare times in the response with this header.
      response.headers.set('date', new Date(clock.now()).toUTCString());
      return response;
    });
  }
  const parts: Readonly<Record<PagePart, Page>> = {
    games: pagesWithFaults('gamesPages', faults, logging),
    cashier: pagesWithFaults('cashierPages', faults, logging),
    portal: pagesWithFaults('portalPages', faults, logging),
    media: pagesWithFaults('mediaPages', faults, logging),
    flags: pagesWithFaults('flagPages', faults, logging),
    tags: emptyApp(logging),
    messenger: emptyApp(logging),
    // Accepts only sockets.
    hub: emptyApp(logging),
  };
  for (const { pages } of modules) {
    if (pages?.services) services.route('/', pages.services);
    if (pages?.games) parts.games.route('/', pages.games);
    if (pages?.cashier) parts.cashier.route('/', pages.cashier);
    if (pages?.portal) parts.portal.route('/', pages.portal);
    if (pages?.media) parts.media.route('/', pages.media);
    if (pages?.flags) parts.flags.route('/', pages.flags);
    if (pages?.tags) parts.tags.route('/', pages.tags);
    if (pages?.messenger) parts.messenger.route('/', pages.messenger);
  }
  // On the shared port these paths work under every host name, because the web server and tests do not resolve
  // `*.localhost`.
  services.route('/flags', parts.flags);
  services.route('/', parts.tags);
  services.route('/', parts.messenger);
  const byHostName = new Map(pageParts.map((part) => [`${part}.localhost`, parts[part]]));
  return (request, bindings, part) =>
    (part === null ? (byHostName.get(hostNameOf(bindings.incoming.headers.host)) ?? services) : parts[part]).fetch(
      request,
      bindings,
    );
}

/** Returns the host name of a `Host` header in lower case, without the port. */
export function hostNameOf(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}

function emptyApp(logging: Logging): Page {
  const app: Page = new Hono<{ Bindings: HttpBindings }>();
  // Before faults and routes: a browser requests it by itself, which must not use up a fault.
  app.get(iconPath, sandboxIcon);
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
    // The handler has run; only its response is lost.
    if (fault?.kind === 'lostResponse') context.res = dropConnection(context.env.outgoing);
    return undefined;
  });
  return app;
}
