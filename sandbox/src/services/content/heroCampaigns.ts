import * as v from 'valibot';
import type { ContentFile } from './contentFiles.ts';
import { campaignsField, type HeroCampaign, heroCampaigns } from './heroCampaign.ts';
import type { RawProperties } from './pageFile.ts';

const dayMs = 86_400_000;

const startOf = ({ from }: HeroCampaign): number => Date.parse(from);
const endOf = ({ to }: HeroCampaign): number => Date.parse(to) + dayMs;

export function campaignsOf(properties: RawProperties): HeroCampaign[] {
  const read = v.safeParse(heroCampaigns, properties[campaignsField]);
  return read.success ? read.output : [];
}

/**
 * Returns the hero's properties at a time: those of the first campaign that runs in the market replace its own. Every
 * visitor of the market gets the same, so that the page can be cached whole.
 */
export function withCampaign(properties: RawProperties, marketId: string | null, now: number): RawProperties {
  const { [campaignsField]: _campaigns, ...own } = properties;
  const running = campaignsOf(properties).find(
    (campaign) =>
      startOf(campaign) <= now &&
      now < endOf(campaign) &&
      (campaign.markets === undefined || (marketId !== null && campaign.markets.includes(marketId))),
  );
  if (running === undefined) return own;
  const { heading, text, games } = running;
  return {
    ...own,
    ...Object.fromEntries(Object.entries({ heading, text, games }).filter(([, value]) => value !== undefined)),
  };
}

/** Returns the page files with a campaign that begins or ends after one time and not after the other. */
export function pagesWithBoundary(
  files: readonly ContentFile[],
  afterMs: number,
  untilMs: number,
): Extract<ContentFile, { kind: 'page' }>[] {
  const isBoundary = (ms: number) => afterMs < ms && ms <= untilMs;
  return files
    .filter((file) => file.kind === 'page')
    .filter(({ value }) =>
      value.entries.some(
        (entry) =>
          entry.shared === null &&
          campaignsOf(entry.properties).some(
            (campaign) => isBoundary(startOf(campaign)) || isBoundary(endOf(campaign)),
          ),
      ),
    );
}
