import { endpoint } from '@foyer/contract/endpoint';
import * as contract from '@foyer/contract/promotions';
import * as v from 'valibot';
import { promotionCard } from '../../domain/site/promotionCard.ts';
import { forward } from '../../services/api/forward.ts';

const base = '/api/promotions';
const terms = v.object({ title: v.string(), html: v.string(), lastUpdatedDate: v.string() });

/** PR-01: the player's own promotions. The API client does not retry; the query does, at its own intervals (PR-02). */
export const getUserPromotions = endpoint({
  name: 'getUserPromotions',
  service: 'web',
  method: 'POST',
  path: `${base}/account/:userId/casino/:casinoId/get`,
  auth: 'userToken',
  params: contract.playerPromotions.params,
  response: v.object({ data: v.array(promotionCard) }),
  errors: contract.playerPromotions.errors,
});

/** PR-03. Never retried: after an unknown result the list is fetched again. */
export const optInToPromotion = forward(
  contract.promotionOptIn,
  'optInToPromotion',
  `${base}/account/:userId/casino/:casinoId/promotion/:promotionId/optin`,
);

/** PR-05: sanitised HTML. */
export const getPromotionTerms = endpoint({
  name: 'getPromotionTerms',
  service: 'web',
  method: 'POST',
  path: `${base}/account/:userId/casino/:casinoId/promotion/:promotionId/gettermsandconditions`,
  auth: 'userToken',
  repeatable: true,
  params: contract.promotionTerms.params,
  body: contract.promotionTerms.body,
  response: terms,
  errors: contract.promotionTerms.errors,
});

export const getAnonymousPromotionTerms = endpoint({
  name: 'getAnonymousPromotionTerms',
  service: 'web',
  method: 'POST',
  path: `${base}/promotion/:promotionId/gettermsandconditions`,
  repeatable: true,
  params: contract.anonymousPromotionTerms.params,
  body: v.object({ serviceId: contract.promotionTerms.body.entries.serviceId }),
  response: terms,
  errors: contract.anonymousPromotionTerms.errors,
});
