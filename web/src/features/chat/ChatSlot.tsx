import { useVisit } from '../../market/VisitContext.tsx';
import ChatPanel from './ChatPanel.tsx';
import { MessengerPanel } from './MessengerPanel.tsx';

/** UI-02: the chat (`genesys`): the one that is built in, or a vendor's by configuration. */
export default function ChatSlot() {
  const { messenger } = useVisit();
  return messenger === null ? <ChatPanel /> : <MessengerPanel messenger={messenger} />;
}
