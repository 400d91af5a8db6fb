import { ownValue } from '@foyer/contract/ownValue';
import type { IconName } from '../../ui/iconNames.ts';

const bySlug: Readonly<Record<string, readonly [rest: IconName, chosen: IconName]>> = {
  'for-you': ['house-simple', 'house-simple-fill'],
  new: ['sparkle', 'sparkle-fill'],
  slots: ['cherries', 'cherries-fill'],
  tables: ['poker-chip', 'poker-chip-fill'],
  live: ['broadcast', 'broadcast-fill'],
  jackpots: ['trophy', 'trophy-fill'],
  instant: ['lightning', 'lightning-fill'],
  'my-games': ['heart', 'heart-fill'],
};

/** Returns the icon of a category that has no picture. */
export function categoryIcon(slug: string, isChosen: boolean): IconName {
  const [rest, chosen] = ownValue(bySlug, slug) ?? (['poker-chip', 'poker-chip-fill'] as const);
  return isChosen ? chosen : rest;
}
