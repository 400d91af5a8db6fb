import { verificationSteps } from '@foyer/contract/verification';
import type { VerificationStatus } from '@foyer/contract/verification';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { DocumentStep } from './DocumentStep.tsx';
import { loadVerification } from './loadVerification.browser.ts';
import { verificationStore } from './verificationStore.ts';
import styles from './VerificationWindow.module.css';

/** Verification steps with their states, the accepted files, and "later", which is always available (RG-04). */
export default function VerificationWindow({
  status,
  onClose,
  onLimit,
}: {
  status: VerificationStatus | null;
  onClose: () => void;
  /** Opens the limits instead of the page. */
  onLimit: () => void;
}) {
  const { t } = useText();
  const visit = useVisit();
  const hasFailed = useStoreValue(verificationStore, (store) => store.hasFailed);
  if (status === null)
    return (
      <Dialog isOpen onClose={onClose} title={t('verification.verifiedTitle')}>
        <div className="stack g16">
          <p role="status">{t(hasFailed ? 'verification.unknown' : 'site.loading')}</p>
          <div className={styles.actions}>
            {hasFailed && (
              <Button variant="outline" size="l" onClick={() => void loadVerification()}>
                {t('site.tryAgain')}
              </Button>
            )}
            <Button variant="outline" size="l" onClick={onClose}>
              {t('verification.later')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  const { state, steps, holds } = status;
  const count = Object.values(steps).filter((step) => step === 'missing').length;
  const held = holds.play ? 'verification.holds.play' : holds.withdraw ? 'verification.holds.withdraw' : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(state === 'verified' ? 'verification.verifiedTitle' : 'verification.title')}
    >
      <div className="stack g16">
        <div aria-live="polite">
          <p>{t(`verification.state.${state}`, { count })}</p>
          {held !== null && <p className={styles.notice}>{t(held)}</p>}
        </div>
        <ol className="stack g10">
          <li className={styles.step}>
            <div className={styles.line}>
              <Icon name="check-circle-fill" />
              <b>{t('verification.step.details')}</b>
              <span className={styles.approved}>{t('verification.step.approved')}</span>
            </div>
          </li>
          {verificationSteps.map((step) => (
            <DocumentStep key={step} step={step} state={steps[step]} />
          ))}
        </ol>
        {state !== 'verified' && (
          <>
            <p className={styles.rules}>{t('verification.rules')}</p>
            {visit.controlRoom !== null && <Notice kind="info">{t('verification.sandbox')}</Notice>}
          </>
        )}
        {state === 'verified' ? (
          <div className={styles.actions}>
            <Button variant="outline" size="l" onClick={onClose}>
              {t('site.play')}
            </Button>
            <Button variant="outline" size="l" onClick={onLimit}>
              {t('verification.setLimit')}
            </Button>
          </div>
        ) : (
          <Button variant="outline" size="l" onClick={onClose}>
            {t(state === 'pending' ? 'site.close' : 'verification.later')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
