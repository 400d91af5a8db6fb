import { useEffect } from 'react';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './SupportPanel.module.css';

type SupportAction = 'shown' | 'saferGambling' | 'helpLine' | 'questions' | 'complaints' | 'close';
const track = (action: SupportAction) => trackInteraction({ area: 'support', action });

/**
 * UI-02: all contact options, safer gambling first, at the same position on every page (WCAG 3.2.6). The chat is a
 * separate component, which an operator's vendor may replace.
 */
export default function SupportPanel() {
  const { t } = useText();
  const visit = useVisit();
  const { supportEmail, helpLine, messenger } = visit;
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'support');
  useEffect(() => {
    if (isOpen) track('shown');
  }, [isOpen]);
  const leave = (action: SupportAction) => () => {
    track(action);
    closeOverlay();
  };
  const chat = () => {
    trackInteraction({ area: 'getInTouch', action: 'liveChat' });
    openOverlay('chat');
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave('close')} title={t('support.title')} size="panel">
      <ul className="stack g10">
        <li>
          <SiteLink className={styles.action} href={sitePaths.saferGambling} onClick={leave('saferGambling')}>
            <Icon name="shield-check" />
            <span>
              <b>{t('site.saferGambling')}</b>
              <small>{t('support.saferGambling')}</small>
            </span>
          </SiteLink>
        </li>
        <li>
          <SiteLink className={styles.action} href={helpLine.url} onClick={() => track('helpLine')}>
            <Icon name="heart" />
            <span>
              <b>{helpLine.name}</b>
              <small>{t('support.helpLine', { phone: helpLine.phone ?? '' })}</small>
            </span>
          </SiteLink>
        </li>
        <li>
          <SiteLink className={styles.action} href={sitePaths.help} onClick={leave('questions')}>
            <Icon name="info" />
            <span>
              <b>{t('support.questions')}</b>
              <small>{t('support.questionsText')}</small>
            </span>
          </SiteLink>
        </li>
        <li>
          <SiteLink className={styles.action} href={sitePaths.complaints} onClick={leave('complaints')}>
            <Icon name="list" />
            <span>
              <b>{t('support.complaints')}</b>
              <small>{t('support.complaintsText')}</small>
            </span>
          </SiteLink>
        </li>
        <li>
          <a
            className={styles.action}
            href={`mailto:${supportEmail}`}
            onClick={() => trackInteraction({ area: 'getInTouch', action: 'email' })}
          >
            <Icon name="envelope-simple" />
            <span>
              <b>{t('support.email')}</b>
              <small>{supportEmail}</small>
            </span>
          </a>
        </li>
        {!isOff(visit, 'chat') && (
          <li>
            <button type="button" className={styles.action} onClick={chat}>
              <Icon name="chats-circle" />
              <span>
                <b>{t('support.chat')}</b>
                <small>{t(messenger === null ? 'support.chatText' : 'support.chatProvider')}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
      <p className={styles.note}>{t('support.note')}</p>
    </Dialog>
  );
}
