import type { ServerResponse } from 'node:http';
import { flagStreamPath } from '../base/workerPaths.ts';
import { sendText } from '../server/sendText.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import type { ClientAssets } from './clientAssets.server.ts';

type FlagStreamFile = (path: string, response: ServerResponse) => boolean;

/** Serves the worker that holds a page's stream of flags. Returns false for any other address, and without a flag service. */
export function createFlagStreamFile(
  { flagStreamWorker }: Pick<ClientAssets, 'flagStreamWorker'>,
  { flagService }: Pick<Configuration, 'flagService'>,
): FlagStreamFile {
  if (flagService === null) return () => false;
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    // The address stays the same in all releases, and a page opens the stream again whenever it returns.
    'Cache-Control': 'max-age=300',
    // A worker has the policy of its own file: this one reaches the stream alone.
    'Content-Security-Policy': `default-src 'none'; connect-src ${flagService.browser.streamUrl}`,
  };
  return (path, response) => {
    if (path !== flagStreamPath) return false;
    sendText(response, 200, flagStreamWorker, headers);
    return true;
  };
}
