import { followAddress } from '../ui/changeAddress.browser.ts';

/** Events of an element that somebody is about to press. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;

interface IntentsDeps {
  isVisitor: () => boolean;
  /** Called when an overlay is likely to open. */
  onIntent: (overlay: string) => void;
  /** Called when the address has changed, which may request an overlay. */
  onAddress: () => void;
}

/**
 * Recognises that an overlay is about to open, so that its code loads meanwhile. Buttons and links name it in
 * `data-opens`. A visitor's press on a game asks to log in. Returns the stop function.
 */
export function followOverlayIntents({ isVisitor, onIntent, onAddress }: IntentsDeps): () => void {
  const listener = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    const overlay = target.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
    const isPress = type === 'touchstart' || type === 'pointerdown';
    if (overlay !== undefined) onIntent(overlay);
    else if (isPress && isVisitor() && target.closest('a[href^="/game/"]') !== null) onIntent('login');
  };
  for (const type of intents) document.addEventListener(type, listener, { capture: true, passive: true });
  const stopAddress = followAddress(onAddress);
  return () => {
    for (const type of intents) document.removeEventListener(type, listener, { capture: true });
    stopAddress();
  };
}
