import { expect, test } from 'vitest';
import { cooldownMs, shouldOffer } from './shouldOffer.ts';
import type { OfferFacts } from './shouldOffer.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const now = 1_800_000_000_000;
const offers = (facts: Partial<OfferFacts>) =>
  shouldOffer({ userAgent: android, device: 'mobile', isWrapped: false, closedAt: null, ...facts }, now);

test.each<[string, Partial<OfferFacts>, boolean]>([
  ['an Android phone', {}, true],
  ['another phone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, false],
  ['a tablet with the pages of a desktop', { device: 'desktop' }, false],
  ['the app itself', { isWrapped: true }, false],
  ['whoever closed it a month ago', { closedAt: String(now - cooldownMs) }, true],
  ['whoever closed it a moment less ago', { closedAt: String(now - cooldownMs + 1) }, false],
  ['whoever closed it in the future', { closedAt: String(now + 1) }, false],
  ['something stored that is no moment', { closedAt: 'yes' }, false],
  ['something stored that begins like a moment', { closedAt: '1.5' }, false],
  ['something stored that ends like a moment', { closedAt: '-5' }, false],
  ['nothing stored but its name', { closedAt: '' }, false],
  ['whoever closed it long ago', { closedAt: '1' }, true],
  ['a phone with another name', { userAgent: 'Mozilla/5.0 (Linux; Androidish 14)' }, false],
])('UI-03 the app is offered, or not, to %s', (_who, facts, offered) => {
  expect(offers(facts)).toBe(offered);
});
