import { useEffect } from 'react';
import { loadProtection } from '../../domain/protection/protection.browser.ts';
import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { followProtectionChanges } from '../../domain/protection/protectionTabs.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { onLogin, onLogout } from '../../session/sessionEvents.ts';
import { useIsLoggedIn } from '../../session/useSession.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { AccountReview } from './AccountReview.tsx';
import { MarketingQuestion } from './MarketingQuestion.tsx';
import { openMyPlayByLinks } from './myPlayLinks.browser.ts';
import { ResetLinkNotice } from './ResetLinkNotice.tsx';
import { SessionReminder } from './SessionReminder.tsx';
import { TimeUp } from './TimeUp.tsx';

const loadPanel = () => import('./MyPlayPanel.tsx');
const loadChangePassword = () => import('./ChangePassword.tsx');

/** What looks after a player on every page: the reminders, and the way to My play. */
export default function PlayerCare() {
  const { t } = useText();
  const isLoggedIn = useIsLoggedIn();
  const { access } = useVisit();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'myPlay');
  const isPasswordOpen = useStoreValue(overlayStore, ({ open }) => open === 'password');
  const giveUp = () => {
    closeOverlay();
    showToast(t('errors.general'), 'error');
  };
  const MyPlayPanel = useLoadedView(isOpen, loadPanel, giveUp);
  const ChangePassword = useLoadedView(isPasswordOpen, loadChangePassword, giveUp);
  useEffect(() => {
    const stops = [
      onLogin(() => void loadProtection()),
      followProtectionChanges(() => void loadProtection()),
      onLogout(() => protectionStore.setState({ protection: null, hasFailed: false })),
      openMyPlayByLinks(),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (!isLoggedIn) return null;
  return (
    <>
      <SessionReminder />
      <TimeUp />
      {access === 'full' && <AccountReview />}
      {access !== 'restricted' && <MarketingQuestion />}
      <ResetLinkNotice />
      {isOpen && MyPlayPanel !== null && <MyPlayPanel />}
      {isPasswordOpen && ChangePassword !== null && <ChangePassword />}
    </>
  );
}
