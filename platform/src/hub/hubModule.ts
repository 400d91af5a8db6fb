import * as contract from '@foyer/contract/milestones';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Sessions } from '../accounts/sessions.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import { refuse, route } from '../kernel/route.ts';
import { hubPaths } from './hub.ts';
import type { Hub } from './hub.ts';
import type { Spelling } from './spelling.ts';

/** How often the hub looks for pings that are due and for sessions that are over, milliseconds. */
const lookMs = 5000;
/** A client sends pings; whoever sends more is none of ours. */
const maxBytes = 16 * 1024;

interface HubModuleDeps {
  sessions: Pick<Sessions, 'spendLaunchToken'>;
  hub: Hub;
  spelling: Spelling;
}

/** Negotiation, and the sockets that follow from it. */
export function hubModule(
  { origins }: Pick<PlatformContext, 'origins'>,
  { sessions, hub, spelling }: HubModuleDeps,
): PlatformModule {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: maxBytes,
    perMessageDeflate: false,
  });

  function serve(socket: WebSocket, guest: { userId: number; sessionId: number }): void {
    const connection = hub.open(
      { send: (text) => socket.send(text), close: () => socket.close(), terminate: () => socket.terminate() },
      guest,
    );
    socket.on('message', (data, isBinary) => (isBinary ? socket.terminate() : connection.receive(textOf(data))));
    // What breaks a socket (a frame too large, a reset) also closes it.
    socket.on('error', () => undefined);
    socket.on('close', () => connection.closed());
  }

  const routes = {
    negotiate: route(contract.negotiate, ({ body: { userId } }, { bearer }) => {
      if (bearer === null) return refuse(401, 'Launch token missing');
      const spending = sessions.spendLaunchToken(bearer, ({ user_id }) =>
        userId === undefined || userId === user_id ? null : 'otherPlayer',
      );
      if (!spending.spent)
        return spending.reason === 'notAllowed'
          ? refuse(403, 'The token belongs to another player')
          : refuse(401, `Launch token refused: ${spending.reason}`);
      const { user_id, session_id } = spending.session;
      return spelling.spelled(
        origins.hub + hubPaths.milestones,
        hub.issueAccess({ userId: user_id, sessionId: session_id }),
      );
    }),
  } satisfies RouteForEach<typeof contract>;

  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'hub',
    routes: Object.values(routes),
    upgrade(request, socket, head) {
      const address = URL.parse(request.url ?? '/', origins.hub);
      if (address === null) return void socket.end(refusal(400));
      const token =
        /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? address.searchParams.get('access_token');
      const admission = hub.admit({ path: address.pathname, origin: request.headers.origin ?? null, token });
      if (admission.admitted) server.handleUpgrade(request, socket, head, (opened) => serve(opened, admission.guest));
      else socket.end(refusal(admission.status));
    },
    start() {
      look = setInterval(() => hub.look(), lookMs);
    },
    leave: () => hub.closeAll(),
    stop: () => clearInterval(look),
  };
}

const refusal = (status: number): string =>
  `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
