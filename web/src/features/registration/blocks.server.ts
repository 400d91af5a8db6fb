import type { BlockResolver } from '../../blocks/blockResolver.server.ts';
import { marketOfVisit } from '../../market/marketOfVisit.server.ts';
import type { RegistrationProperties } from './registrationForm.ts';

/** What the visitor's market asks for, and a cover to look at. */
const registration: BlockResolver = async (_properties, { games, visit }): Promise<RegistrationProperties | null> => {
  const rules = marketOfVisit(visit)?.rules;
  if (rules === undefined) return null;
  const index = await games();
  const [cover] = index === null ? [] : index.tiles(index.select({ kind: 'slot' }, 'popularity').slice(0, 1));
  const { minimumAge, currencyIsoCode, registration: asked, verifyBefore } = rules;
  const proofBefore = verifyBefore.play ? 'play' : verifyBefore.withdraw ? 'withdrawal' : null;
  return {
    rules: { ...asked, minimumAge, currencyIsoCode, proofBefore },
    cover: cover === undefined ? null : { name: cover.name, image: cover.image },
  };
};

export const registrationResolvers = { registration };
