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
 * `html:has(dialog:modal)` would select the same, but browsers would search the whole page on every DOM change: half
 * the style cost while a grid scrolls.
 */
function markPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}

/**
 * Controls a native `<dialog>`: the browser traps the focus and makes everything behind inert. Escape and backdrop
 * request closing if the dialog is dismissable; React's state decides. On closing, also by unmounting, the focus
 * returns to where it was.
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
    if (!dialog.open) dialog.showModal();
    markPage();
    return () => {
      if (dialog.open) dialog.close();
      markPage();
      // The browser restores the focus unless the dialog is removed at once. A button that shows only while its tile is
      // hovered is gone by now; the tile itself is nearest.
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
        // Browsers may close a dialog without a cancel event when Escape is pressed twice.
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
