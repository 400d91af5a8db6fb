import { brands } from '@foyer/brands/brands';
import { createFlagFeed, fixedFlags } from '../flags/flagFeed.server.ts';
import type { FlagFeed } from '../flags/flagFeed.server.ts';
import type { Configuration } from '../server/configuration.server.ts';
import type { Log } from '../server/log.server.ts';

/** Where this process has its flags from. */
export function flagFeedOf({ flagService, flags }: Configuration, log: Log): FlagFeed {
  if (flagService === null) return fixedFlags(flags);
  const { browser, streamUrl, evaluationUrl } = flagService;
  return createFlagFeed({
    streamUrl,
    evaluationUrl,
    environmentId: browser.environmentId,
    brandIds: brands.map(({ id }) => id),
    pinned: flags,
    onFailure: (problem) => log.warn({ endpoint: 'flags', problem }, 'API_ERROR'),
  });
}

/** Origins that a page asks for flags, or tells of them. */
export function flagOriginsOf({ flagService }: Configuration): string[] {
  return flagService === null
    ? []
    : [flagService.browser.baseUrl, flagService.browser.streamUrl, flagService.browser.eventsUrl];
}
