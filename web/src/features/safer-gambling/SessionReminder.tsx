import { useEffect, useState } from 'react';
import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { useLogout } from '../../services/session/useSession.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { reminderResponseText, maxWaitMs, parseReminderResponse, reminderDueAt } from './reminderDueAt.ts';

/** Default interval in minutes until the player's own choice is known. */
const defaultMinutes = 60;

/**
 * RM-01: shows time and net position at the player's interval, with continue and stop. Uses this device's clock,
 * corrected to the services' clock, so that the reminder appears even if a service is down. Appears between rounds,
 * never during one.
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
  const minutes = protection?.reminderMinutes ?? protection?.offers.reminderMinutes.usual ?? defaultMinutes;
  const dueAt =
    facts === null
      ? Infinity
      : reminderDueAt({
          ...facts,
          minutes,
          lastResponse: parseReminderResponse(persistentStorage.get(persistentKeys.sessionReminder)),
        });
  const isDue = now !== null && now >= dueAt;
  const isShown = useQueuedOverlay('sessionReminder', isDue, 'regulator', {
    waitsForRound: isDue && now < dueAt + maxWaitMs,
  });

  useEffect(() => {
    if (isShown) trackInteraction({ area: 'sessionReminder', action: 'shown' });
  }, [isShown]);

  function respond(action: 'continue' | 'exit'): void {
    trackInteraction({ area: 'sessionReminder', action });
    if (facts !== null)
      persistentStorage.set(
        persistentKeys.sessionReminder,
        reminderResponseText({ session: facts.session, at: servicesTime(Date.now()) }),
      );
    setAnswers((count) => count + 1);
  }
  function leave(): void {
    respond('exit');
    if (isInGame) navigation.go('/');
    else logOut();
  }

  return (
    <NoticeDialog
      isOpen={isShown}
      icon="clock-counter-clockwise"
      title={t('saferGambling.reminder.title')}
      actions={[
        {
          label: t(
            protection?.offers.isContinueNeutral === false
              ? 'saferGambling.reminder.continue'
              : 'saferGambling.reminder.close',
          ),
          onPress: () => respond('continue'),
        },
        { label: t(isInGame ? 'saferGambling.reminder.exit' : 'saferGambling.reminder.leave'), onPress: leave },
      ]}
    >
      <p>{t('saferGambling.reminder.played', { time: figures.session })}</p>
      <p>{t('saferGambling.reminder.net', { net: figures.net })}</p>
    </NoticeDialog>
  );
}
