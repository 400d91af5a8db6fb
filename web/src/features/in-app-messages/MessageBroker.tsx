import { useEffect } from 'react';
import { followMessages } from './followMessages.browser.ts';

/** Renders nothing; messages are shown while this block is on the page (PG-06). Game pages do not have it. */
export default function MessageBroker() {
  useEffect(() => followMessages(), []);
  return null;
}
