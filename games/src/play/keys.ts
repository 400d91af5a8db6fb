/**
 * Decides which target handles a key. A held key must never play by itself (UK7); `swallow` also keeps such a key from
 * the focused button.
 */
export function keyTarget({
  key,
  repeat,
  on,
}: {
  key: string;
  repeat: boolean;
  on: 'page' | 'button' | 'field';
}): 'table' | 'browser' | 'swallow' {
  const presses = key === ' ' || key === 'Enter';
  if (repeat) return presses ? 'swallow' : 'browser';
  // The browser presses a focused button itself, and chip radio buttons have their own keys.
  if (on === 'button' && presses) return 'browser';
  if (on === 'field' && key !== 'Enter') return 'browser';
  return 'table';
}

/** `press` returns whether the key did something; `paused` returns true while a dialog has the focus. */
export function connectKeys({ press, paused }: { press: (key: string) => boolean; paused: () => boolean }): void {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || paused()) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const on = target?.closest('button') ? 'button' : target?.closest('input, select, textarea') ? 'field' : 'page';
    const goesTo = keyTarget({ key: event.key, repeat: event.repeat, on });
    if (goesTo === 'swallow' || (goesTo === 'table' && press(event.key))) event.preventDefault();
  });
}
