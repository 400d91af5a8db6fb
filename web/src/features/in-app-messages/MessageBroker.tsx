import { useEffect } from 'react';
import { followMessages } from './followMessages.browser.ts';

/** Draws nothing: while it stands on the page, messages come up (PG-06). A game's page is without it. */
export default function MessageBroker() {
  useEffect(() => followMessages(), []);
  return null;
}
