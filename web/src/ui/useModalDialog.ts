import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  handlers: {
    onCancel(event: SyntheticEvent): void;
    onClose(event: SyntheticEvent): void;
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(event: PointerEvent): void;
    onClick(event: MouseEvent): void;
  };
}

/**
 * `html:has(dialog:modal)` would say the same, and have browsers search the whole page whenever anything is put into it or
 * taken out: half the style work of a grid that is scrolled.
 */
function markPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}

/**
 * Drives a native `<dialog>`: the browser keeps the focus inside and everything behind it inert. Escape and the scrim
 * ask to close when the dialog may be dismissed; React's state decides. On closing, also by unmounting, the focus goes
 * back to where it was.
 */
export function useModalDialog(isOpen: boolean, isDismissable: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnScrim = useRef(false);
  const latest = useRef({ isOpen, onClose });
  useEffect(() => {
    latest.current = { isOpen, onClose };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    const opener = document.activeElement;
    const around = opener?.closest('li');
    const { documentElement } = document;
    // The page stops scrolling while a dialog is open; without its scrollbar it would grow wider and everything would move.
    documentElement.toggleAttribute('data-scrollbar', window.innerWidth > documentElement.clientWidth);
    if (!dialog.open) dialog.showModal();
    markPage();
    return () => {
      if (dialog.open) dialog.close();
      markPage();
      // The browser gives the focus back by itself unless the dialog is taken out of the page at once.
      // A button that shows only while its tile is looked at is gone by now: the tile itself is nearest.
      const back = opener?.isConnected === false ? around?.querySelector('a') : opener;
      if (back instanceof HTMLElement && document.activeElement !== back) back.focus();
    };
  }, [isOpen]);

  return {
    ref,
    handlers: {
      onCancel(event) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (isDismissable) onClose();
      },
      onClose(event) {
        // Browsers may close a dialog without asking when Escape is pressed twice.
        if (event.target !== event.currentTarget || !latest.current.isOpen) return;
        if (isDismissable) latest.current.onClose();
        else ref.current?.showModal();
      },
      onKeyDown(event) {
        if (event.key === 'Escape' && !isDismissable) event.preventDefault();
      },
      onPointerDown(event) {
        pressedOnScrim.current = event.target === ref.current;
      },
      onClick(event) {
        if (isDismissable && pressedOnScrim.current && event.target === ref.current) onClose();
      },
    },
  };
}
