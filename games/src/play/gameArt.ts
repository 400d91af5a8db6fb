import { element } from '../page/element.ts';
import { pauseFor } from '../page/pauseFor.ts';
import type { SessionResponse } from './playApi.ts';

/** Time for art to arrive, in milliseconds. Later art is not shown, so that nothing changes under the player. */
const maxWaitMs = 2_500;

type GameArt = SessionResponse['art'];

/** Art of the cover that has arrived. What is null is drawn from palette, theme and pictures instead. */
export interface LoadedArt {
  readonly scene: string | null;
  readonly title: string | null;
  readonly symbol: string | null;
}

/** Loads the art of a game. Art that fails or takes too long must not block the game. */
export async function loadGameArt(
  { scene, title, symbol }: GameArt,
  loadPicture: (address: string) => Promise<void> = decodePicture,
  pause: (ms: number) => Promise<void> = pauseFor,
): Promise<LoadedArt> {
  const tooLate = pause(maxWaitMs).then(() => null);
  const arrived = async (address: string | null): Promise<string | null> => {
    if (address === null) return null;
    return Promise.race([
      loadPicture(address).then(
        () => address,
        () => null,
      ),
      tooLate,
    ]);
  };
  const [loadedScene, loadedTitle, loadedSymbol] = await Promise.all([arrived(scene), arrived(title), arrived(symbol)]);
  return { scene: loadedScene, title: loadedTitle, symbol: loadedSymbol };
}

function decodePicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  return picture.decode();
}

/** Shows the scene behind the game, and the lettering of the cover in the place of the title's text. */
export function showGameArt({ scene, title }: LoadedArt, root: HTMLElement, heading: HTMLElement): void {
  if (scene !== null) {
    root.dataset['scene'] = '';
    root.style.setProperty('--scene', `url("${scene}")`);
  }
  if (title !== null) {
    const name = heading.textContent;
    heading.classList.add('lettered');
    heading.replaceChildren(element('img', { src: title, alt: name, width: '600', height: '150', draggable: 'false' }));
  }
}
