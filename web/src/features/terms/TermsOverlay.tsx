import type { Account } from '@foyer/contract/accounts';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { report } from '../../services/errors/report.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { loadAccountDetails } from '../../services/session/accountDetails.browser.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { lastAcceptance, termsStanding } from './termsDates.ts';
import type { TermsVersion } from './termsDates.ts';

/** Current terms of this market. */
export type TermsProperties = TermsVersion;

/**
 * Asks a player to accept the terms unless the current version is accepted (RG-05). An acceptance that the account
 * service confirms without a date counts until the document is left, so that the player can always go on.
 */
export default function TermsOverlay(version: TermsProperties) {
  const { lastUpdated, acceptedAttributeId } = version;
  const terms = `${version.version} ${lastUpdated}`;
  const { t } = useText();
  const isPlayer = useIsPlayer();
  const account = useStoreValue(playerStore, (player) => player.account);
  const [isUnknown, setUnknown] = useState(false);
  const isMissing = isPlayer && account === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    // After a reload the account may still be loading; its state is unknown only if loading fails.
    void loadAccountDetails().then((details) => isCurrent && setUnknown(details === null));
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  const now = useServicesNow() ?? 0;
  const standing = termsStanding(account, version, now);
  const acceptance = `${account?.core.userId} ${terms}`;
  const [confirmed, setConfirmed] = useState('');
  function confirm(accepted: Account): void {
    setConfirmed(`${accepted.core.userId} ${terms}`);
    if (termsStanding(accepted, version, now) !== 'accepted')
      report('API_ERROR', { endpoint: 'acceptTermsAndConditions', attributeWithoutDate: acceptedAttributeId });
  }
  const isAccepted = standing === 'accepted' || (standing !== 'notAccepted' && confirmed === acceptance);
  const isWanted = isPlayer && (account === null ? isUnknown : !isAccepted);
  const isShown = useQueuedOverlay('terms', isWanted, 'regulator');
  const Dialog = useLoadedView(
    isShown,
    () => import('./TermsDialog.tsx'),
    () => showToast(t('errors.general'), 'error'),
  );
  if (!isShown || Dialog === null) return null;
  return <Dialog since={standing === 'outdated' ? lastAcceptance(account, version) : null} onAccepted={confirm} />;
}
