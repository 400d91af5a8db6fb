import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import type { MessengerScript } from '../../services/configuration/vendorScript.ts';
import { useIsAllowed } from '../../services/consent/useIsAllowed.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import type { StorageGroup } from '../../services/storage/storageConsent.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { closeMessenger, openMessenger, loadMessenger } from './messenger.browser.ts';
import styles from './ChatPanel.module.css';

/**
 * UI-02: opens the vendor's chat, which has a window of its own. Nothing of the vendor loads before the player opens
 * the chat and consents to the required group. This panel asks for consent, shows progress, and offers the mailbox if
 * the chat cannot be loaded.
 */
export function MessengerPanel({ messenger }: { messenger: MessengerScript }) {
  const { t } = useText();
  const { supportEmail } = useVisit();
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
      // The vendor's window took the focus and does not know the element that opened it.
      if (opener.current instanceof HTMLElement && document.querySelector('#app :focus') === null)
        opener.current.focus();
    };
    void loadMessenger(messenger, onClosed).then((isReady) => {
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
    // Wait until this dialog has closed and returned the focus; the vendor's window takes the focus next.
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
      href={`mailto:${supportEmail}`}
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
            <div className="flex wrap g12">
              {/* The app's web view and pages without the consent vendor cannot ask for consent. */}
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
              <p>{t('chat.provider.failed', { email: supportEmail })}</p>
            </Notice>
            <div className="flex wrap g12">
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
