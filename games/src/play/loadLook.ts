import { sceneFor } from '../frame/sceneFor.ts';
import { loadGameArt } from './gameArt.ts';
import type { LoadedArt } from './gameArt.ts';
import { decodePicture, pictureAddress } from './gamePictures.ts';
import type { SessionResponse } from './playApi.ts';

/** Loads everything that the view of a game shows. */
export async function loadLook({ art, pictures }: Pick<SessionResponse, 'art' | 'pictures'>): Promise<LoadedArt> {
  const { A: best, ...others } = pictures;
  const [loaded] = await Promise.all([
    loadGameArt({ ...art, scene: sceneFor(art.scene, innerWidth) }),
    ...Object.values(others).map((name) => decodePicture(pictureAddress(name))),
  ]);
  // The symbol of the cover takes the place of the best picture.
  if (loaded.symbol === null && best !== undefined) await decodePicture(pictureAddress(best));
  return loaded;
}
