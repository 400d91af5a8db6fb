import { useEffect, useState } from 'react';
import { forgetJustRegistered, isJustRegistered } from '../../domain/player/justRegistered.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { kycStatusOf, requiresVerification } from './requiresVerification.ts';
import { snoozeVerification, isVerificationSnoozed } from './snoozeVerification.browser.ts';
import { useVerification } from './useVerification.ts';

export interface VerificationProperties {
  isKYCRequired: boolean;
}

/**
 * What a player is told after registering and before the first stake (MT2), then the prompt to verify where the market
 * asks for it (RG-03), and the window in which it is done (RG-04).
 */
export default function PlayerVerification({ isKYCRequired }: VerificationProperties) {
  const { t } = useText();
  const navigation = useNavigation();
  const status = useVerification();
  const accountStatus = useStoreValue(playerStore, ({ account }) => account?.regulated.accountStatusId ?? null);
  const userId = useStoreValue(playerStore, ({ account }) => account?.core.userId ?? null);
  const isOpened = useStoreValue(overlayStore, ({ open }) => open === 'verification');
  const isGame = useCurrentPath().startsWith('/game/');
  const [isInformed, setInformed] = useState(false);
  const [isSnoozed, setSnoozed] = useState(false);

  const kycStatus = kycStatusOf(isKYCRequired, accountStatus);
  useEffect(() => {
    playerStore.setState(({ customerFlag }) => ({ customerFlag: { ...customerFlag, kycStatus } }));
  }, [kycStatus, userId]);

  const isNew = userId !== null && !isInformed && isJustRegistered(userId);
  const isAsked =
    userId !== null &&
    !isNew &&
    !isGame &&
    !isSnoozed &&
    !isVerificationSnoozed(userId) &&
    requiresVerification({ isKYCRequired, accountStatus, verification: status });
  // Once it shows it stays until the player closes it, also when everything is sent meanwhile.
  const [wasPrompted, setPrompted] = useState(false);
  const isWanted = isAsked || (wasPrompted && !isSnoozed);
  const isInforming = useQueuedOverlay('beforePlay', isNew, 'regulator');
  const isPrompted = useQueuedOverlay('verification', isWanted, 'regulator');
  if (isPrompted && !wasPrompted) setPrompted(true);
  const isShown = isOpened || isPrompted;
  const fail = () => showToast(t('errors.general'), 'error');
  const Window = useLoadedView(isShown, () => import('./VerificationWindow.tsx'), fail);
  const BeforePlay = useLoadedView(isInforming, () => import('./BeforePlay.tsx'), fail);

  function inform(): void {
    forgetJustRegistered();
    setInformed(true);
  }
  function close(): void {
    if (userId !== null) snoozeVerification(userId);
    setSnoozed(true);
    if (!isOpened) return;
    const { returnTo } = overlayStore.getState();
    closeOverlay();
    if (returnTo?.to === 'banking')
      siteStore.setState({ bankingModal: { show: true, ...(returnTo.view !== undefined && { view: returnTo.view }) } });
    if (returnTo?.to === 'game') navigation.go(`/game/${returnTo.gameId}`);
  }

  return (
    <>
      {isInforming && BeforePlay !== null && <BeforePlay onClose={inform} />}
      {isShown && Window !== null && <Window status={status} onClose={close} />}
    </>
  );
}
