import type { VerificationStatus } from '@foyer/contract/verification';
import { useEffect } from 'react';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { loadVerification } from './loadVerification.browser.ts';
import { isUnverified } from './requiresVerification.ts';
import { verificationStore } from './verificationStore.ts';

/** While something is being checked, milliseconds from one look to the next. */
const lookMs = 5000;

/** How the player's verification stands, asked for where the account's status says that there is something to verify. */
export function useVerification(): VerificationStatus | null {
  const accountStatus = useStoreValue(playerStore, ({ account }) => account?.regulated.accountStatusId ?? null);
  const userId = useStoreValue(playerStore, ({ account }) => account?.core.userId ?? null);
  const status = useStoreValue(verificationStore, (state) => state.status);
  const isOpen = isUnverified(accountStatus);
  useEffect(() => {
    // What was said last stays while the window shows it, also when the account is verified meanwhile.
    if (userId === null) verificationStore.setState({ status: null });
    else if (isOpen) void loadVerification();
  }, [isOpen, userId]);
  const isChecking = status !== null && Object.values(status.steps).includes('pending');
  useEffect(() => {
    if (!isChecking) return undefined;
    const look = window.setInterval(() => {
      if (document.visibilityState === 'visible') void loadVerification();
    }, lookMs);
    return () => window.clearInterval(look);
  }, [isChecking]);
  return status;
}
