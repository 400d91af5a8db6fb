import { nodesByAlias } from '@foyer/contract/content';
import * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import type { SaferWeekProperties } from './SaferWeekBand.tsx';

const day = v.pipe(v.string(), v.isoDate());
const node = v.object({ weeks: v.array(v.object({ from: day, to: day })), heading: v.string(), text: v.string() });

/** RM-04: loads the weeks and texts that editors maintain for the market. Without them the band is left out. */
async function resolveSaferWeek(
  _properties: object,
  { visit, cachedUpstream }: BlockLookups,
): Promise<SaferWeekProperties | null> {
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'false' },
    query: { type: 'responsibleGamblingWeek', ...contentQuery(visit) },
  });
  const read = v.safeParse(node, response.ok ? response.value[0]?.Properties : null);
  return read.success ? read.output : null;
}

export const saferGamblingResolvers: Readonly<Record<string, BlockResolver>> = {
  responsibleGamblingWeek: resolveSaferWeek,
};
