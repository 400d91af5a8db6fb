import * as contract from '@foyer/contract/milestones';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { refuse, route } from '../../kernel/route.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { hubPaths } from './hub.ts';
import type { Hub } from './hub.ts';
import type { Spelling } from './spelling.ts';

/** Interval of the check for due pings and ended sessions, in milliseconds. */
const checkIntervalMs = 2000;
/** Maximum frame size. Clients send only small pings. */
const maxBytes = 16 * 1024;

/** Serves the negotiation and its sockets. */
export function hubModule(
  { origins }: Pick<SandboxContext, 'origins'>,
  sessions: Pick<Sessions, 'spendLaunchToken'>,
  hub: Hub,
  spelling: Spelling,
): SandboxModule {
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
    // Errors (an oversized frame, a reset) also close the socket, so the close handler is enough.
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

  let checkTimer: ReturnType<typeof setInterval> | undefined;
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
      checkTimer = setInterval(() => hub.checkConnections(), checkIntervalMs);
    },
    closeConnections: () => hub.closeAll(),
    stop: () => clearInterval(checkTimer),
  };
}

const refusal = (status: number): string =>
  `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
