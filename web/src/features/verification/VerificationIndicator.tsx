import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { verificationStore } from './verificationStore.ts';
import styles from './VerificationIndicator.module.css';

/** State of the account below the header until nothing is pending (RG-04). Hidden over a game. */
export default function VerificationIndicator() {
  const { t } = useText();
  const status = useStoreValue(verificationStore, (state) => state.status);
  const isGame = useCurrentPath().startsWith('/game/');
  if (status === null || status.state === 'verified' || isGame) return null;
  return (
    <button
      type="button"
      className={`${styles.indicator} ${status.state === 'pending' ? styles.calm : ''}`}
      onClick={() => openOverlay('verification')}
    >
      <Icon name="shield-check" size={20} />
      {t(`verification.indicator.${status.state}`)}
    </button>
  );
}
