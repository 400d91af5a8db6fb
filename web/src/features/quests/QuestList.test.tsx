import type { Reward } from '@foyer/contract/campaigns';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { QuestList } from './QuestList.tsx';
import type { QuestCard } from './questsApi.ts';
import QuestsPanel from './QuestsPanel.tsx';
import { forgetQuests, questsStore } from './questsStore.ts';

await loadLazyMessages('en', 'quests');
const messages = await loadMessages('en');
const text = { t: createTranslate(messages), formats: createFormats('en-GB') };
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

vi.mock('./quests.browser.ts', () => ({ playerQuests: () => ({ follow: () => () => undefined }) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('QU-02 a double click on Claim does not open the details that replace the button', () => {
  const onSelect = vi.fn<(campaignId: string) => void>();
  const list = (reward: Reward) => (
    <VisitContext value={visitFixture()}>
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

test('QU-02 a quest offers its next game until its reward is earned', () => {
  const withGame: QuestCard = { ...quest, games: [{ id: 41_000, name: 'Prism', image: '/prism' }] };
  const list = (rewards: Reward[], progress = 1) => (
    <GameTestContext messages={messages}>
      <QuestList
        data={{ quests: [{ ...withGame, progress }], rewards, freeSpins: [] }}
        onSelect={() => undefined}
        onRecord={() => undefined}
      />
    </GameTestContext>
  );
  const actions = () => [
    screen.queryByRole('link', { name: 'Play Prism' }) !== null,
    screen.queryByRole('button', { name: 'Claim reward: Five hearts' }) !== null,
  ];
  const { rerender } = render(list([]));
  expect(actions()).toEqual([true, false]);
  rerender(list([claimable]));
  expect(actions()).toEqual([false, true]);
  rerender(list([claimed], 5));
  expect(actions()).toEqual([false, false]);
});

test('QU-02 quests that are not loaded, failed, empty, and old show differently', () => {
  forgetQuests();
  render(
    <GameTestContext messages={messages}>
      <QuestsPanel />
    </GameTestContext>,
  );
  const texts = () =>
    [/^Loading/, /We can’t load quests/, /^No quests/, /This list is from 21:40/].map(
      (one) => screen.queryByText(one) !== null,
    );
  expect(texts()).toEqual([true, false, false, false]);
  act(() => questsStore.setState({ failure: { status: 404 } }));
  expect(texts()).toEqual([false, true, false, false]);
  const empty = { quests: [], rewards: [], freeSpins: [] };
  const loadedAt = new Date(2026, 10, 21, 21, 40).getTime();
  act(() => questsStore.setState({ data: empty, failure: null, loadedAt }));
  expect(texts()).toEqual([false, false, true, false]);
  act(() => questsStore.setState({ data: { ...empty, quests: [quest] }, failure: { status: null } }));
  expect(texts()).toEqual([false, true, false, true]);
  expect(screen.getByText('Five hearts')).toBeTruthy();
});
