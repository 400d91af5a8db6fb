import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';

/** Maximum number of stored answers; the newest are kept. */
const maxStored = 20;

/** Limits belong to one player, so an answer about one ends with the session; all others last in this browser. */
const placeOf = (id: string) =>
  id.startsWith('limit ')
    ? { storage: tabStorage, key: storedKeys.calmModeOffers }
    : { storage: persistentStorage, key: persistentKeys.calmModeOffers };

const answersOf = ({ storage, key }: ReturnType<typeof placeOf>): string[] =>
  (storage.get(key) ?? '').split('\n').filter(Boolean);

export function isCalmOfferAnswered(id: string): boolean {
  return answersOf(placeOf(id)).includes(id);
}

export function answerCalmOffer(id: string): void {
  const place = placeOf(id);
  place.storage.set(place.key, [...answersOf(place), id].slice(-maxStored).join('\n'));
}
