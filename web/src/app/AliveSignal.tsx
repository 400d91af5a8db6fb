import { useEffect } from 'react';

/** Calls back once, when React has taken over the markup. Renders nothing, so the server's markup stays the same. */
export function AliveSignal({ onAlive }: { onAlive: () => void }) {
  useEffect(() => {
    onAlive();
    // Once: what starts then stays for the life of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
