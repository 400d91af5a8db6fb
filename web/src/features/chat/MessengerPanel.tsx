import { useEffect, useRef, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useIsAllowed } from '../../consent/useIsAllowed.ts';
import { useText } from '../../i18n/TextContext.tsx';
import type { MessengerScript } from '../../market/vendorScript.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import type { StorageGroup } from '../../storage/consentGate.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { closeMessenger, openMessenger, readyMessenger } from './messenger.browser.ts';
import styles from './ChatPanel.module.css';

/**
 * UI-02: the way to the vendor's chat, which draws a window of its own. Nothing of it loads before somebody opens the chat
 * and has said yes to the group that it needs. This panel asks for that yes, waits, and when the chat cannot be had says
 * so, with the mailbox as the way out.
 */
export function MessengerPanel({ messenger }: { messenger: MessengerScript }) {
  const { t } = useText();
  const { supportEmail: email } = useVisit();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'chat');
  const isAllowed = useMayLoad(messenger.group);
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming');
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isAllowed) closeMessenger();
  }, [isAllowed]);
  useEffect(() => {
    if (!isOpen || !isAllowed || state !== 'coming') return;
    let isWanted = true;
    const onClosed = () => {
      trackInteraction({ area: 'chat', action: 'close' });
      // The vendor's window stands beside the page, took the focus, and knows nothing of where it came from.
      if (opener.current instanceof HTMLElement && document.querySelector('#app :focus') === null)
        opener.current.focus();
    };
    void readyMessenger(messenger, onClosed).then((isReady) => {
      if (!isWanted) return;
      setState(isReady ? 'ready' : 'failed');
      if (isReady) closeOverlay();
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, isAllowed, state, messenger]);
  useEffect(() => {
    if (isOpen || state !== 'ready') return;
    // Only now, when this dialog has closed and given the focus back: the vendor's window takes it next.
    opener.current = document.activeElement;
    setState('coming');
    openMessenger(() => {
      setState('failed');
      openOverlay('chat');
    });
    trackInteraction({ area: 'chat', action: 'shown' });
  }, [isOpen, state]);

  const leave = () => {
    trackInteraction({ area: 'chat', action: 'close' });
    setState('coming');
    closeOverlay();
  };
  const write = (
    <ButtonLink
      variant="outline"
      href={`mailto:${email}`}
      onClick={() => trackInteraction({ area: 'getInTouch', action: 'email' })}
    >
      {t('chat.write')}
    </ButtonLink>
  );
  return (
    <Dialog isOpen={isOpen} onClose={leave} title={t('chat.title')} size="panel">
      <div className={styles.provider}>
        {!isAllowed ? (
          <>
            <p>{t('chat.provider.consent', { group: t(`chat.group.${messenger.group}`) })}</p>
            <div className={styles.ways}>
              {/* Nobody can be asked in the app around the page, or where the consent vendor cannot be had. */}
              {window.OneTrust !== undefined && (
                <Button
                  variant="outline"
                  onClick={() => window.OneTrust?.UpdateConsent('Category', `${messenger.group}:1`)}
                >
                  {t('chat.provider.allow')}
                </Button>
              )}
              {write}
            </div>
          </>
        ) : state === 'failed' ? (
          <>
            <Notice kind="error">
              <p>{t('chat.provider.failed', { email })}</p>
            </Notice>
            <div className={styles.ways}>
              <Button variant="outline" onClick={() => setState('coming')}>
                {t('chat.provider.again')}
              </Button>
              {write}
            </div>
          </>
        ) : (
          <p role="status">{t('chat.provider.coming')}</p>
        )}
      </div>
    </Dialog>
  );
}

function useMayLoad(group: StorageGroup): boolean {
  const isAllowed = useIsAllowed(group === 'C0001' ? 'C0003' : group);
  return group === 'C0001' || isAllowed;
}
