import { useEffect, useState } from 'react';
import { unknownFigure } from '../../domain/player/playerFigures.ts';
import { useOldFigures, usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { servicesTime } from '../../services/api/servicesClock.ts';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { reminderResponseText, maxWaitMs, parseReminderResponse, reminderDueAt } from './reminderDueAt.ts';

/** Default interval in minutes until the player's own choice is known. */
const defaultMinutes = 60;

/**
 * RM-01: shows time, stakes, wins, rounds and net position at the player's interval, with buttons to continue, to stop and
 * to read the history. Uses this device's clock,
 * corrected to the services' clock, so that the reminder appears even if a service is down. Appears between rounds,
 * never during one.
 */
export function SessionReminder() {
  const { t, formats } = useText();
  const now = useServicesNow();
  const figures = usePlayerFigures();
  const oldAt = useOldFigures();
  const navigation = useNavigation();
  const isInGame = useCurrentPath().startsWith('/game/');
  const visit = useVisit();
  const session = useStoreValue(playerStore, (state) => state.session?.core ?? null);
  const userId = useStoreValue(playerStore, (state) => String(state.account?.core.userId ?? ''));
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const protection = useStoreValue(protectionStore, (state) => state.protection);
  const [, setAnswers] = useState(0);

  /** The service's figures since play began; without them those of the session. */
  const check = summary?.realityCheck;
  const { staked = null, won = null, rounds } = check ?? summary ?? {};
  const sessionAt = Date.parse(session?.sessionStartTime ?? '');
  // Play began with the session at the latest, whatever a service says.
  const facts =
    session === null
      ? null
      : { userId, startedAt: check === undefined ? sessionAt : Math.min(sessionAt, Date.parse(check.startedAt)) };
  const minutes = protection?.reminderMinutes ?? protection?.offers.reminderMinutes.usual ?? defaultMinutes;
  const dueAt =
    facts === null || now === null
      ? Infinity
      : reminderDueAt({
          ...facts,
          minutes,
          now,
          lastResponse: parseReminderResponse(persistentStorage.get(persistentKeys.sessionReminder)),
        });
  const played =
    facts === null || now === null
      ? unknownFigure
      : formats.duration(Math.max(0, Math.floor((now - facts.startedAt) / 1000)));
  const net =
    summary !== null && staked !== null && won !== null
      ? formats.money(won - staked, summary.currencyIsoCode)
      : figures.net;
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
        reminderResponseText({ userId, at: servicesTime(Date.now()) }),
      );
    setAnswers((count) => count + 1);
  }
  function leave(): void {
    respond('exit');
    if (isInGame) navigation.go('/');
    else requestLogout();
  }

  function showHistory(): void {
    respond('continue');
    openOverlay('history');
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
      <p>{t('saferGambling.reminder.played', { time: played })}</p>
      {summary !== null && staked !== null && won !== null && (
        <p>
          {t('saferGambling.reminder.staked', {
            staked: formats.money(staked, summary.currencyIsoCode),
            won: formats.money(won, summary.currencyIsoCode),
            rounds: rounds ?? unknownFigure,
          })}
        </p>
      )}
      <p>{t('saferGambling.reminder.net', { net })}</p>
      {oldAt !== null && <p>{t('saferGambling.from', { time: formats.timeOfDay(oldAt) })}</p>}
      {summary?.openRounds !== undefined && summary.openRounds.rounds > 0 && (
        <p>
          {t('saferGambling.openRounds', {
            count: summary.openRounds.rounds,
            staked: formats.money(summary.openRounds.staked, summary.currencyIsoCode),
          })}
        </p>
      )}
      {!isOff(visit, 'history') && (
        <Button variant="plain" onClick={showHistory}>
          {t('saferGambling.history')}
        </Button>
      )}
    </NoticeDialog>
  );
}
