import { brands } from '@foyer/brands/brands';
import type { Log } from '../server/log.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { createFlagFeed, fixedFlags } from '../services/flags/flagFeed.server.ts';
import type { FlagFeed } from '../services/flags/flagFeed.server.ts';

/**
 * Creates the flag feed that this process is configured with.
 * @param onChange called when the flags of a brand differ from those that pages had before
 */
export function flagFeedOf(
  { flagService, flags }: Configuration,
  log: Log,
  onChange: (brandId: string) => void,
): FlagFeed {
  if (flagService === null) return fixedFlags(flags);
  const { environmentOf, streamUrl, evaluationUrl } = flagService;
  return createFlagFeed({
    streamUrl,
    evaluationUrl,
    environmentOf,
    brandIds: brands.map(({ id }) => id),
    pinned: flags,
    onFailure: (problem) => log.warn({ endpoint: 'flags', problem }, 'API_ERROR'),
    onChange,
  });
}

/** Origins of the flag service that pages connect to. */
export function flagOriginsOf({ flagService }: Configuration): string[] {
  return flagService === null
    ? []
    : [flagService.browser.baseUrl, flagService.browser.streamUrl, flagService.browser.eventsUrl];
}
