import { useVisit } from '../../services/market/VisitContext.tsx';
import ChatPanel from './ChatPanel.tsx';
import { MessengerPanel } from './MessengerPanel.tsx';

/** UI-02: the chat block (`genesys`): the built-in chat or, by configuration, a vendor's. */
export default function ChatSlot() {
  const { messenger } = useVisit();
  return messenger === null ? <ChatPanel /> : <MessengerPanel messenger={messenger} />;
}
