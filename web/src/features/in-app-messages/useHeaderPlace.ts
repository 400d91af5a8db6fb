import { useEffect, useState } from 'react';

/** Where the header keeps room for the bell: in its row, on a phone in the line of the clock. Null before the page is alive. */
export function useHeaderPlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-bell]')), []);
  return place;
}
