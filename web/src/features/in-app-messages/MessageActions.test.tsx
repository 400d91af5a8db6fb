import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { InboxMessage } from './inbox.ts';
import { MessageActions } from './MessageActions.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'messages');

function namesOfActions(action: InboxMessage['action'], off: Visit['off'] = []): string[] {
  const message: InboxMessage = {
    messageInstanceUUID: '00000000-0000-4000-8000-000000000001',
    topic: 'xeniaAdvert',
    clientReference: '',
    publishedAt: 1,
    title: 'Title',
    text: '',
    action,
  };
  const { container } = render(
    <GameTestContext messages={messages} visit={{ off }}>
      <MessageActions message={message} />
    </GameTestContext>,
  );
  return [...container.querySelectorAll('button, a')].map(({ textContent }) => textContent);
}

test.each([
  [{ kind: 'link', label: 'See offers', url: '/promotions/spring' }, 'See offers', 'promotions'],
  [{ kind: 'verifyForBanking' }, 'Verify now', 'verification'],
  [{ kind: 'verifyForGame' }, 'Verify now', 'verification'],
  [{ kind: 'optIn', promotionId: 9 }, 'Opt in', 'promotions'],
] as const)('RT-08 the action %j is offered as %s, and not while its capability is off', (action, name, capability) => {
  expect(namesOfActions(action)).toEqual([name, 'Close']);
  expect(namesOfActions(action, [capability])).toEqual(['Close']);
});
