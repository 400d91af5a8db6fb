import { verificationSteps } from '@foyer/contract/verification';
import type { VerificationStatus } from '@foyer/contract/verification';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DocumentStep } from './DocumentStep.tsx';
import styles from './VerificationWindow.module.css';

/** Verification steps with their states, the accepted files, and "later", which is always available (RG-04). */
export default function VerificationWindow({
  status,
  onClose,
}: {
  status: VerificationStatus | null;
  onClose: () => void;
}) {
  const { t } = useText();
  const visit = useVisit();
  const state = status?.state ?? 'needed';
  const holds = status?.holds ?? { play: false, withdraw: false };
  const held = holds.play ? 'verification.holds.play' : holds.withdraw ? 'verification.holds.withdraw' : null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(state === 'verified' ? 'verification.verifiedTitle' : 'verification.title')}
    >
      <div className="stack g16">
        <div aria-live="polite">
          <p>{t(`verification.state.${state}`)}</p>
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
            <DocumentStep key={step} step={step} state={status?.steps[step] ?? 'missing'} />
          ))}
        </ol>
        {state !== 'verified' && (
          <>
            <p className={styles.rules}>{t('verification.rules')}</p>
            {visit.controlRoom !== null && <Notice kind="info">{t('verification.sandbox')}</Notice>}
          </>
        )}
        <Button variant="outline" size="l" onClick={onClose}>
          {t(state === 'verified' || state === 'pending' ? 'site.close' : 'verification.later')}
        </Button>
      </div>
    </Dialog>
  );
}
