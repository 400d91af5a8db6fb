import { useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { isPageOff } from '../../services/market/isPageOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { optInHandler } from '../../services/realtime/realtimeHandle.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { finishMessage } from './finishMessage.browser.ts';
import type { InboxMessage } from './inbox.ts';
import { returnAfterVerification } from './returnAfterVerification.ts';
import type { VerifyAction } from './returnAfterVerification.ts';
import styles from './Messages.module.css';

interface ActionsProps {
  message: InboxMessage;
  /** Called when the player chooses an action; closes the surrounding overlay. */
  onLeave?: () => void;
}

/** The message's action and its close button, side by side and of equal size. */
export function MessageActions({ message, onLeave }: ActionsProps) {
  const { t } = useText();
  const [isBusy, setIsBusy] = useState(false);
  const { action } = message;
  const visit = useVisit();
  const close = () => finishMessage(message, 'close');

  async function optIn(promotionId: number): Promise<void> {
    setIsBusy(true);
    const outcome = await optInHandler.take(promotionId);
    setIsBusy(false);
    if (outcome === 'optedIn') {
      finishMessage(message, 'optIn');
      showToast(t('messages.optedIn'), 'success');
      // A message whose action failed stays for a retry.
    } else showToast(t('messages.optInFailed'), 'error');
  }

  function verify(wanted: VerifyAction): void {
    finishMessage(message, wanted.kind);
    onLeave?.();
    openOverlay('verification', {
      returnTo: returnAfterVerification(wanted, gamesStore.getState().recentlyPlayedGameIds),
    });
  }

  return (
    <div className={styles.actions}>
      {action?.kind === 'link' && !isPageOff(visit, action.url) && (
        <ButtonLink
          variant="primary"
          href={action.url}
          onClick={() => {
            finishMessage(message, 'callToAction');
            onLeave?.();
          }}
        >
          {action.label}
        </ButtonLink>
      )}
      {action?.kind === 'optIn' && !isOff(visit, 'promotions') && (
        <Button variant="primary" isBusy={isBusy} onClick={() => void optIn(action.promotionId)}>
          {t('messages.optIn')}
        </Button>
      )}
      {(action?.kind === 'verifyForBanking' || action?.kind === 'verifyForGame') && !isOff(visit, 'verification') && (
        <Button variant="primary" onClick={() => verify(action)}>
          {t('messages.verify')}
        </Button>
      )}
      <Button onClick={close}>{t('site.close')}</Button>
    </div>
  );
}
