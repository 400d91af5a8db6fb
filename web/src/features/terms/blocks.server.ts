import type { BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { termsNode, termsRules } from './terms.server.ts';
import { termsVersionOf } from './termsDates.ts';
import type { TermsProperties } from './TermsOverlay.tsx';

/**
 * The page contains only the date and its attribute. If they are unavailable the block is still there, so that players
 * who never accepted are asked.
 */
const termsAndConditions: BlockResolver = async (
  _properties,
  { visit, cachedUpstream, report },
): Promise<TermsProperties> => {
  const node = await termsNode(visit, cachedUpstream);
  const version = termsVersionOf(node.ok ? node.value.Properties : {}, termsRules(visit));
  if (node.ok && version.lastUpdated === null) report?.('lastUpdatedDate');
  if (node.ok && version.acceptedAttributeId === null) report?.('lastUpdatedDateId');
  return version;
};

export const termsResolvers = { termsAndConditions };
