/** Marks the page while a text field has focus, so that bars at the bottom make room for the on-screen keyboard. */
export function listenToTyping(): () => void {
  const { documentElement } = document;
  const mark = (event: FocusEvent) =>
    documentElement.toggleAttribute(
      'data-typing',
      event.type === 'focusin' && event.target instanceof Element && event.target.matches('input, textarea'),
    );
  document.addEventListener('focusin', mark);
  document.addEventListener('focusout', mark);
  return () => {
    document.removeEventListener('focusin', mark);
    document.removeEventListener('focusout', mark);
    documentElement.removeAttribute('data-typing');
  };
}

export const keyboardInsetStart = { name: 'keyboard inset', when: 'idle' as const, start: listenToTyping };
