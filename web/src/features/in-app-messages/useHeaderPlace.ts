import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';

/** Where the header keeps room for the bell; null on a phone, whose header has none. */
export function useHeaderPlace(): Element | null {
  const isWide = useMediaQuery('(min-width: 768px)');
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(isWide ? document.querySelector('[data-bell]') : null), [isWide]);
  return place;
}
