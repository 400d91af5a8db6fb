import { sceneFor } from '../frame/sceneFor.ts';
import { loadGameArt } from './gameArt.ts';
import type { LoadedArt } from './gameArt.ts';
import { bestPicture, decodePicture, otherPictures } from './gamePictures.ts';
import type { SessionResponse } from './playApi.ts';

/** Loads everything that the view of a game shows. */
export async function loadLook({ art, pictures }: Pick<SessionResponse, 'art' | 'pictures'>): Promise<LoadedArt> {
  const [loaded] = await Promise.all([
    loadGameArt({ ...art, scene: sceneFor(art.scene, innerWidth) }),
    ...otherPictures(pictures).map(decodePicture),
  ]);
  const best = bestPicture(pictures);
  if (loaded.symbol === null && best !== null) await decodePicture(best);
  return loaded;
}
