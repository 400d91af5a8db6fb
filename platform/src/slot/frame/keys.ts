/** What a key does: a decision without a page. Held keys repeat, and a held key must never play by itself (UK7). */
export type KeyAct = 'spin' | 'lower' | 'higher' | 'swallow' | null;

export function keyAct({ key, repeat, onButton }: { key: string; repeat: boolean; onButton: boolean }): KeyAct {
  if (key === ' ' || key === 'Enter') {
    if (repeat) return 'swallow';
    // A focused button is pressed by the browser itself.
    return onButton ? null : 'spin';
  }
  if (key === '+' || key === '=' || key === 'ArrowUp' || key === 'ArrowRight') return 'higher';
  if (key === '-' || key === '_' || key === 'ArrowDown' || key === 'ArrowLeft') return 'lower';
  return null;
}

export function connectKeys({
  spin,
  changeStake,
  paused,
}: {
  spin: () => void;
  changeStake: (step: -1 | 1) => void;
  /** True while a dialog has the keyboard. */
  paused: () => boolean;
}): void {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || paused()) return;
    const onButton = event.target instanceof HTMLElement && event.target.closest('button') !== null;
    const act = keyAct({ key: event.key, repeat: event.repeat, onButton });
    if (act === null) return;
    event.preventDefault();
    if (act === 'spin') spin();
    if (act === 'lower') changeStake(-1);
    if (act === 'higher') changeStake(1);
  });
}
