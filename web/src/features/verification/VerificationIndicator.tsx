import { createPortal } from 'react-dom';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useHeaderSlot } from '../../ui/useHeaderSlot.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { verificationStore } from './verificationStore.ts';
import styles from './VerificationIndicator.module.css';

/** State of the account in the header until nothing is pending (RG-04). A game's page has no header. */
export default function VerificationIndicator() {
  const { t } = useText();
  const status = useStoreValue(verificationStore, (state) => state.status);
  const slot = useHeaderSlot('verify');
  if (slot === null || status === null || status.state === 'verified') return null;
  return createPortal(
    <button
      type="button"
      className={`${styles.indicator} ${status.state === 'pending' ? styles.calm : ''}`}
      aria-haspopup="dialog"
      onClick={() => openOverlay('verification')}
    >
      <Icon name="shield-check" size={20} />
      <span className={styles.text}>{t(`verification.indicator.${status.state}`)}</span>
    </button>,
    slot,
  );
}
