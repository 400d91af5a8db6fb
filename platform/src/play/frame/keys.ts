/**
 * Who answers a key: a decision without a page. Held keys repeat, and a held key must never play by itself (UK7);
 * `swallow` keeps such a key from the button that has the focus as well.
 */
export function keyGoesTo({
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
  // A focused button is pressed by the browser itself, and a choice of chips has its own keys.
  if (on === 'button' && presses) return 'browser';
  if (on === 'field' && key !== 'Enter') return 'browser';
  return 'table';
}

/** `press` says whether the key did something; `paused` is true while a dialog has the keyboard. */
export function connectKeys({ press, paused }: { press: (key: string) => boolean; paused: () => boolean }): void {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || paused()) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const on = target?.closest('button') ? 'button' : target?.closest('input, select, textarea') ? 'field' : 'page';
    const goesTo = keyGoesTo({ key: event.key, repeat: event.repeat, on });
    if (goesTo === 'swallow' || (goesTo === 'table' && press(event.key))) event.preventDefault();
  });
}
