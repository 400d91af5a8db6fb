import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { verificationStore } from './verificationStore.ts';
import styles from './VerificationIndicator.module.css';

/** How the account stands, below the header, until there is nothing more to say (RG-04). Not in a game: nothing covers one. */
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
