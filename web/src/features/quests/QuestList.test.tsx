import type { Reward } from '@foyer/contract/campaigns';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLateWords } from '../../i18n/lateWords.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../market/visit.ts';
import { VisitContext } from '../../market/VisitContext.tsx';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { QuestList } from './QuestList.tsx';
import type { QuestCard } from './questsApi.ts';

await loadLateWords('en', 'quests');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const quest: QuestCard = { campaignId: 'five', title: 'Five hearts', summary: '', rewardText: 'Badge', unit: 'hearts', progress: 5, target: 5, games: [], endsAt: 0, terms: [] };
const claimed: Reward = { rewardId: 3, campaignId: 'five', kind: 'badge', text: 'Badge', state: 'claimed', earnedAt: 1, claimBefore: 9, claimedAt: 5 };

test('QU-02 what takes the place of a claimed reward’s button does not answer the second half of a double press', () => {
  const onSelect = vi.fn<(campaignId: string) => void>();
  render(
    <VisitContext value={{ locale: 'en-GB', mediaOrigin: 'http://media.localhost' } as Visit}>
      <TextContext value={text}>
        <NavigationContext value={{ go: vi.fn<() => void>(), back: vi.fn<() => void>(), reload: vi.fn<() => Promise<void>>() }}>
          <QuestList data={{ quests: [quest], rewards: [claimed], freeSpins: [] }} onSelect={onSelect} onRecord={() => undefined} />
        </NavigationContext>
      </TextContext>
    </VisitContext>,
  );
  const details = screen.getByRole('button', { name: 'Details: Five hearts' });
  fireEvent.click(details, { detail: 2 });
  expect(onSelect).not.toHaveBeenCalled();
  // By key, and by a press of its own.
  for (const detail of [0, 1]) fireEvent.click(details, { detail });
  expect(onSelect.mock.calls).toEqual([['five'], ['five']]);
});
