const name = 'foyer-protection';

/** Tells the other tabs of this browser that the player changed something of their protection here. */
export function broadcastProtectionChanged(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origins: it never leaves its own
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab changed something. Returns how to stop. */
export function followProtectionChanges(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
