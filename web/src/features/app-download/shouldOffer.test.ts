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
  ['a tablet that gets desktop pages', { device: 'desktop' }, false],
  ['the app itself', { isWrapped: true }, false],
  ['a visitor who closed it one cooldown ago', { closedAt: String(now - cooldownMs) }, true],
  ['a visitor who closed it just within the cooldown', { closedAt: String(now - cooldownMs + 1) }, false],
  ['a closing time in the future', { closedAt: String(now + 1) }, false],
  ['a stored value that is not a time', { closedAt: 'yes' }, false],
  ['a stored fraction', { closedAt: '1.5' }, false],
  ['a stored negative number', { closedAt: '-5' }, false],
  ['an empty stored value', { closedAt: '' }, false],
  ['a visitor who closed it long ago', { closedAt: '1' }, true],
  ['a user agent that only resembles Android', { userAgent: 'Mozilla/5.0 (Linux; Androidish 14)' }, false],
])('UI-03 shouldOffer decides about the app for %s', (_who, facts, offered) => {
  expect(offers(facts)).toBe(offered);
});
