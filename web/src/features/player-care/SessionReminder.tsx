import { useEffect, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { servicesTime } from '../../api/servicesClock.ts';
import { useServicesNow } from '../../api/useServicesNow.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useLogout } from '../../session/useSession.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { CareCard } from './CareCard.tsx';
import { responseText, maxWaitMs, readAnswer, reminderDueAt } from './reminderDueAt.ts';

/** Minutes between two reminders as long as the player's own choice is not known. */
const usualMinutes = 60;

/**
 * RM-01: at the player's interval, time and net position, with the way on and the way out. Counted by the clock of this
 * device, set as the services' clock is, so that it comes whether or not a service answers; between two rounds, never in one.
 */
export function SessionReminder() {
  const { t } = useText();
  const now = useServicesNow();
  const figures = usePlayerFigures();
  const navigation = useNavigation();
  const isInGame = useCurrentPath().startsWith('/game/');
  const logOut = useLogout();
  const session = useStoreValue(playerStore, (state) => state.session?.core ?? null);
  const protection = useStoreValue(protectionStore, (state) => state.protection);
  const [, setAnswers] = useState(0);

  const facts =
    session === null ? null : { session: session.sessionGuid, startedAt: Date.parse(session.sessionStartTime) };
  const minutes = protection?.reminderMinutes ?? protection?.offers.reminderMinutes.usual ?? usualMinutes;
  const dueAt =
    facts === null
      ? Infinity
      : reminderDueAt({
          ...facts,
          minutes,
          answered: readAnswer(persistentStorage.get(persistentKeys.sessionReminder)),
        });
  const isDue = now !== null && now >= dueAt;
  const isShown = useQueuedOverlay('sessionReminder', isDue, 'regulator', {
    waitsForRound: isDue && now < dueAt + maxWaitMs,
  });

  useEffect(() => {
    if (isShown) trackInteraction({ area: 'sessionReminder', action: 'shown' });
  }, [isShown]);

  function answer(action: 'continue' | 'exit'): void {
    trackInteraction({ area: 'sessionReminder', action });
    if (facts !== null)
      persistentStorage.set(
        persistentKeys.sessionReminder,
        responseText({ session: facts.session, at: servicesTime(Date.now()) }),
      );
    setAnswers((count) => count + 1);
  }
  function leave(): void {
    answer('exit');
    if (isInGame) navigation.go('/');
    else logOut();
  }

  return (
    <CareCard
      isOpen={isShown}
      icon="clock-counter-clockwise"
      title={t('care.reminder.title')}
      ways={[
        {
          label: t(protection?.offers.isContinueNeutral === false ? 'care.reminder.continue' : 'care.reminder.close'),
          onPress: () => answer('continue'),
        },
        { label: t(isInGame ? 'care.reminder.exit' : 'care.reminder.leave'), onPress: leave },
      ]}
    >
      <p>{t('care.reminder.played', { time: figures.session })}</p>
      <p>{t('care.reminder.net', { net: figures.net })}</p>
    </CareCard>
  );
}
