import type { VerificationStatus } from '@foyer/contract/verification';
import { useEffect, useState } from 'react';
import { isJustRegistered, markInformed } from '../../domain/player/justRegistered.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { loadVerification } from './loadVerification.browser.ts';
import { completeVerification, isVerified, kycStatusOf, requiresVerification } from './requiresVerification.ts';
import { verificationStore } from './verificationStore.ts';

export interface VerificationProperties {
  isKYCRequired: boolean;
}

/**
 * Called when the player chooses "later": the prompt does not reopen by itself in this session. The indicator stays.
 */
function snoozeVerification(userId: number): void {
  tabStorage.set(storedKeys.verificationLater, String(userId));
}

function isVerificationSnoozed(userId: number): boolean {
  return tabStorage.get(storedKeys.verificationLater) === String(userId);
}

/** Poll interval in milliseconds while a document is being checked. */
const pollIntervalMs = 5000;

/** Returns the player's verification status; null while unknown. Loaded unless the account is verified. */
function useVerification(): VerificationStatus | null {
  const accountStatus = useStoreValue(playerStore, ({ account }) => account?.regulated.accountStatusId ?? null);
  const userId = useStoreValue(playerStore, ({ account }) => account?.core.userId ?? null);
  const status = useStoreValue(verificationStore, (state) => state.status);
  const isDone = isVerified(accountStatus);
  const isOpen = accountStatus !== null && !isDone;
  useEffect(() => {
    if (userId === null) verificationStore.setState({ status: null });
    else if (isDone) verificationStore.setState({ status: completeVerification });
    else if (isOpen) void loadVerification();
  }, [isDone, isOpen, userId]);
  const isChecking = status !== null && Object.values(status.steps).includes('pending');
  useEffect(() => {
    if (!isChecking) return undefined;
    const poll = window.setInterval(() => {
      if (document.visibilityState === 'visible') void loadVerification();
    }, pollIntervalMs);
    return () => window.clearInterval(poll);
  }, [isChecking]);
  return status;
}

/**
 * Shows the safer-gambling introduction after registering and before the first stake (MT2), then the verification
 * prompt where the market requires it (RG-03), and the verification window (RG-04).
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
  const isRequested =
    userId !== null &&
    !isNew &&
    !isGame &&
    !isSnoozed &&
    !isVerificationSnoozed(userId) &&
    requiresVerification({ isKYCRequired, accountStatus, verification: status });
  // Once shown, the prompt stays until the player closes it, even if everything is sent in the meantime.
  const [wasPrompted, setPrompted] = useState(false);
  const isWanted = isRequested || (wasPrompted && !isSnoozed);
  const isInforming = useQueuedOverlay('beforePlay', isNew, 'regulator');
  const isPrompted = useQueuedOverlay('verification', isWanted, 'regulator');
  if (isPrompted && !wasPrompted) setPrompted(true);
  const isShown = isOpened || isPrompted;
  const fail = () => showToast(t('errors.general'), 'error');
  const Window = useLoadedView(isShown, () => import('./VerificationWindow.tsx'), fail);
  const SaferGamblingIntroduction = useLoadedView(isInforming, () => import('./SaferGamblingIntroduction.tsx'), fail);

  function inform(): void {
    if (userId !== null) markInformed(userId);
    setInformed(true);
  }
  function limit(): void {
    setSnoozed(true);
    openOverlay('myPlay');
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
      {isInforming && SaferGamblingIntroduction !== null && <SaferGamblingIntroduction onClose={inform} />}
      {isShown && Window !== null && <Window status={status} onClose={close} onLimit={limit} />}
    </>
  );
}
