import type { ServerResponse } from 'node:http';
import { connectionWorkerPath } from '../base/workerPaths.ts';
import { sendText } from '../server/sendText.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';
import { hubSocketOrigins } from './hubSocketOrigins.server.ts';

type ConnectionWorkerFile = (path: string, response: ServerResponse) => boolean;

/** Serves the worker that holds a page's connections. Returns false for any other address. */
export function createConnectionWorkerFile(
  { connectionWorker }: Pick<ClientAssets, 'connectionWorker'>,
  configuration: Pick<Configuration, 'flagService' | 'hubOrigin' | 'capabilitiesOff'>,
): ConnectionWorkerFile {
  const reached = [...hubSocketOrigins(configuration), configuration.flagService?.browser.streamUrl ?? []].flat();
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    // The address stays the same in all releases, and a page opens its connections again whenever it returns.
    'Cache-Control': 'max-age=300',
    // A worker has the policy of its own file: this one reaches the hub and the stream of flags alone.
    'Content-Security-Policy': `default-src 'none'; connect-src ${reached.length === 0 ? "'none'" : reached.join(' ')}`,
  };
  return (path, response) => {
    if (path !== connectionWorkerPath) return false;
    sendText(response, 200, connectionWorker, headers);
    return true;
  };
}
