import type { Reward } from '@foyer/contract/campaigns';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { QuestList } from './QuestList.tsx';
import type { QuestCard } from './questsApi.ts';

await loadLazyMessages('en', 'quests');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const quest: QuestCard = {
  campaignId: 'five',
  title: 'Five hearts',
  summary: '',
  rewardText: 'Badge',
  unit: 'hearts',
  progress: 5,
  target: 5,
  games: [],
  endsAt: 0,
  terms: [],
};
const claimable: Reward = {
  rewardId: 3,
  campaignId: 'five',
  kind: 'badge',
  text: 'Badge',
  state: 'claimable',
  earnedAt: 1,
  claimBefore: 9,
  claimedAt: null,
};
const claimed: Reward = { ...claimable, state: 'claimed', claimedAt: 5 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('QU-02 a double click on Claim does not open the details that replace the button', () => {
  const onSelect = vi.fn<(campaignId: string) => void>();
  const list = (reward: Reward) => (
    <VisitContext value={{ locale: 'en-GB', mediaOrigin: 'http://media.localhost' } as Visit}>
      <TextContext value={text}>
        <NavigationContext
          value={{ go: vi.fn<() => void>(), back: vi.fn<() => void>(), reload: vi.fn<() => Promise<void>>() }}
        >
          <QuestList
            data={{ quests: [quest], rewards: [reward], freeSpins: [] }}
            onSelect={onSelect}
            onRecord={() => undefined}
          />
        </NavigationContext>
      </TextContext>
    </VisitContext>
  );
  const pressDetails = () => fireEvent.click(screen.getByRole('button', { name: 'Details: Five hearts' }));
  const { rerender, unmount } = render(list(claimable));
  rerender(list(claimed));
  pressDetails();
  expect(onSelect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  pressDetails();
  expect(onSelect.mock.calls).toEqual([['five']]);
  unmount();

  // A reward claimed before the list loaded responds at once.
  render(list(claimed));
  pressDetails();
  expect(onSelect).toHaveBeenCalledTimes(2);
});
