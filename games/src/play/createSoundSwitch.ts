import type { GameShellMessages } from '../frame/gameShellMessages.ts';
import { createGameSounds } from '../frame/gameSounds.ts';
import type { GameSounds } from '../frame/gameSounds.ts';
import { drawing, element } from '../page/element.ts';

const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const waves = 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
const cross = 'M16 9.5l5 5M21 9.5l-5 5';

interface SoundSwitch {
  readonly view: HTMLButtonElement;
  /** Shows and applies a stored choice. */
  set(isOn: boolean): void;
}

/**
 * Creates the switch that turns the sounds of all games in this browser on and off. `onChoice` receives the player's
 * choice, to store it.
 */
export function createSoundSwitch(
  sounds: Pick<GameSounds, 'isOn' | 'setOn' | 'play'>,
  messages: Pick<GameShellMessages, 'sound'>,
  onChoice: (isOn: boolean) => void,
): SoundSwitch {
  const view = element('button', { type: 'button', class: 'round sound', 'aria-label': messages.sound });
  function draw(): void {
    view.setAttribute('aria-pressed', String(sounds.isOn()));
    view.replaceChildren(drawing(`${speaker}${sounds.isOn() ? waves : cross}`));
  }
  function set(isOn: boolean): void {
    sounds.setOn(isOn);
    draw();
  }
  view.addEventListener('click', () => {
    set(!sounds.isOn());
    sounds.play('press');
    onChoice(sounds.isOn());
  });
  draw();
  return { view, set };
}

/** Creates the sounds of this page, which are silent at a still step of the dial. */
export const createPageSounds = (isStill: () => boolean): GameSounds =>
  createGameSounds({
    createContext: openAudio,
    hasBeenPressed: () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true,
    page: document,
    isStill,
  });

/** Returns null where the browser has no audio or refuses it. */
function openAudio(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
