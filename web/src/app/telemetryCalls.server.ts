import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import type { Configuration } from '../server/configuration.server.ts';
import { replayPath, telemetryPath } from '../telemetry/telemetryPaths.ts';
import { createTelemetryRelay } from '../telemetry/telemetryRelay.server.ts';
import { isOwnPost } from './isOwnPost.server.ts';

/** The client's protocol is the vendor's (202 with a header, bodies of a megabyte), so these calls are not `apiRoute`s. */
export function mountTelemetry(
  app: Hono<{ Bindings: HttpBindings }>,
  { collectorUrl, publicScheme, replay }: Configuration,
  clientOf: ClientConnectionOf,
): void {
  if (collectorUrl === null) return;
  const relay = createTelemetryRelay({ collectorUrl });
  const mount = (path: string, kind: 'telemetry' | 'replay') =>
    app.post(path, async (context) => {
      if (!isOwnPost(context, publicScheme)) return context.json({ message: 'The call came from another site.' }, 403);
      return relay(kind, context.req.raw, clientOf(context.env.incoming).address);
    });
  mount(telemetryPath, 'telemetry');
  if (replay) mount(replayPath, 'replay');
}
