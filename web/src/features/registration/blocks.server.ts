import { identityBefore } from '@foyer/brands/identityBefore';
import type { BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import type { RegistrationProperties } from './registrationForm.ts';

/** Resolves the market's registration rules and a cover. */
const registration: BlockResolver = async (_properties, { games, visit }): Promise<RegistrationProperties | null> => {
  const rules = marketOfVisit(visit)?.rules;
  if (rules === undefined) return null;
  const index = await games();
  const [cover] = index === null ? [] : index.tiles(index.select({ kind: 'slot' }, 'popularity').slice(0, 1));
  const { minimumAge, currencyIsoCode, registration: registrationRules } = rules;
  return {
    rules: { ...registrationRules, minimumAge, currencyIsoCode, proofBefore: identityBefore(rules) },
    cover: cover === undefined ? null : { name: cover.name, image: cover.image },
  };
};

export const registrationResolvers = { registration };
