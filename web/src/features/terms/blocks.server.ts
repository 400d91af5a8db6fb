import type { BlockResolver } from '../../blocks/blockResolver.server.ts';
import { termsVersionOf } from './termsDates.ts';
import { termsNode, termsRules } from './termsNode.server.ts';
import type { TermsProperties } from './TermsOverlay.tsx';

/** Only the date and its attribute travel with a page. Where it cannot be had the block is there all the same: who never accepted is asked. */
const termsAndConditions: BlockResolver = async (
  _properties,
  { visit, cachedUpstream, report },
): Promise<TermsProperties> => {
  const node = await termsNode(visit, cachedUpstream);
  const version = termsVersionOf(node.ok ? node.value : {}, termsRules(visit));
  if (node.ok && version.lastUpdated === null) report?.('lastUpdatedDate');
  if (node.ok && version.acceptedAttributeId === null) report?.('lastUpdatedDateId');
  return version;
};

export const termsResolvers = { termsAndConditions };
