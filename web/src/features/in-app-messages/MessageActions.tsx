import { useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { optInHandler } from '../../realtime/optInHandler.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { InboxMessage } from './inbox.ts';
import { finishMessage } from './messageDone.browser.ts';
import { returnAfterVerification } from './returnAfterVerification.ts';
import type { VerifyAction } from './returnAfterVerification.ts';
import styles from './Messages.module.css';

interface ActionsProps {
  message: InboxMessage;
  /** What stands over the page makes room for what the player chose. */
  onLeave?: () => void;
}

/** What the message asks for, and closing it, side by side and of one size. */
export function MessageActions({ message, onLeave }: ActionsProps) {
  const { t } = useText();
  const [isBusy, setIsBusy] = useState(false);
  const { action } = message;
  const close = () => finishMessage(message, 'close');

  async function optIn(promotionId: number): Promise<void> {
    setIsBusy(true);
    const outcome = await optInHandler.take(promotionId);
    setIsBusy(false);
    if (outcome === 'optedIn') {
      finishMessage(message, 'optIn');
      showToast(t('messages.optedIn'), 'success');
      // What failed stays, so that it can be tried again.
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
    <div className={styles.ways}>
      {action?.kind === 'link' && (
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
      {action?.kind === 'optIn' && (
        <Button variant="primary" isBusy={isBusy} onClick={() => void optIn(action.promotionId)}>
          {t('messages.optIn')}
        </Button>
      )}
      {(action?.kind === 'verifyForBanking' || action?.kind === 'verifyForGame') && (
        <Button variant="primary" onClick={() => verify(action)}>
          {t('messages.verify')}
        </Button>
      )}
      <Button onClick={close}>{t('site.close')}</Button>
    </div>
  );
}
