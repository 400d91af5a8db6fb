import type { Culture } from '@foyer/contract/ids';
import { useEffect, useState } from 'react';
import { MarketingQuestion } from '../../domain/account/MarketingQuestion.tsx';
import { ResetLinkNotice } from '../../domain/account/ResetLinkNotice.tsx';
import { followProtectionChanges } from '../../domain/safer-gambling/protection.browser.ts';
import { followProtection, loadProtection } from '../../domain/safer-gambling/protectionQuery.browser.ts';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { followAccount } from '../../services/dial/followAccount.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { changeAddress } from '../../ui/changeAddress.browser.ts';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { CalmModeOffer } from './CalmModeOffer.tsx';
import { SessionReminder } from './SessionReminder.tsx';

const loadPanel = async (culture: Culture) => {
  const [panel] = await Promise.all([import('./MyPlayPanel.tsx'), loadLazyMessages(culture, 'dial')]);
  return panel;
};
const loadChangePassword = () => import('../../domain/account/ChangePassword.tsx');

const loadReviewCard = () => import('./AccountReviewCard.tsx');

/**
 * UK15: asks a player to review account and limits when a review is due. Never over a payment, and over a game only
 * before play after a self-exclusion (UK20, ON4, MT5).
 */
function AccountReview() {
  const { t } = useText();
  const isInGame = useCurrentPath().startsWith('/game/');
  const isPaying = useStoreValue(siteStore, ({ bankingModal }) => bankingModal.show);
  const protection = useStoreValue(protectionStore, (state) => state.protection);
  const isShown = useQueuedOverlay(
    'accountReview',
    protection?.isReviewDue === true && (!isInGame || protection.isReturning) && !isPaying,
    'money',
    { waitsForRound: true },
  );
  const AccountReviewCard = useLoadedView(isShown, loadReviewCard, () => showToast(t('errors.general'), 'error'));
  return isShown && protection !== null && AccountReviewCard !== null ? (
    <AccountReviewCard protection={protection} />
  ) : null;
}

/** ON7: explains once that the player's time limit is used up; the platform starts no further round. */
function TimeLimitReached() {
  const { t } = useText();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const times = useStoreValue(protectionStore, (state) => state.protection?.limits) ?? [];
  const set = times.filter(({ kind, value }) => kind === 'time' && value !== null);
  const isUp = set.some(({ used, value }) => value !== null && used >= value);
  const hasLimit = set.length > 0;
  const [isAcknowledged, setAcknowledged] = useState(false);
  const isShown = useQueuedOverlay('timeUp', isUp && !isAcknowledged, 'regulator', { waitsForRound: true });
  // The summary arrives every minute and after each round.
  useEffect(() => {
    if (hasLimit && summary !== null) void loadProtection();
  }, [hasLimit, summary]);
  return (
    <NoticeDialog
      isOpen={isShown}
      icon="clock-counter-clockwise"
      title={t('saferGambling.timeUp.title')}
      actions={[
        { label: t('site.close'), onPress: () => setAcknowledged(true) },
        { label: t('saferGambling.reminder.leave'), onPress: () => requestLogout() },
      ]}
    >
      <p>{t('saferGambling.timeUp.text')}</p>
    </NoticeDialog>
  );
}

/**
 * Opens the panel for links that end in `#my-play`, at the section that `data-section` names. Without this code they
 * lead to the safer-gambling page, so they also work before hydration, for visitors, and in a new tab. Returns a
 * function that stops it.
 */
function openMyPlayByLinks(onSection: (section: string | null) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href$="#my-play"]') : null;
    if (link === null || !isPlainPress(event)) return;
    event.preventDefault();
    // Runs before the page's own link handler, which would leave the page and a game on it.
    event.stopPropagation();
    onSection(link.dataset['section'] ?? null);
    openOverlay('myPlay');
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/**
 * Opens the panel on a page whose address ends in `#my-play`: such a link opened in a new tab, or was pressed before
 * this code had loaded. A reload must not open the panel again.
 */
function useMyPlayByAddress(): void {
  const path = useCurrentPath();
  useEffect(() => {
    if (window.location.hash !== '#my-play') return;
    changeAddress(window.location.pathname + window.location.search);
    openOverlay('myPlay');
  }, [path]);
}

/** Safer-gambling reminders of every page, and My play. */
export default function SaferGambling() {
  const { t } = useText();
  const isPlayer = useIsPlayer();
  const { access, culture } = useVisit();
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'myPlay');
  const [section, setSection] = useState<string | null>(null);
  const isPasswordOpen = useStoreValue(overlayStore, ({ open }) => open === 'password');
  const showLoadFailure = () => {
    closeOverlay();
    showToast(t('errors.general'), 'error');
  };
  const MyPlayPanel = useLoadedView(isOpen, () => loadPanel(culture), showLoadFailure);
  const ChangePassword = useLoadedView(isPasswordOpen, loadChangePassword, showLoadFailure);
  // Other controls open the panel at its beginning.
  useEffect(() => {
    if (!isOpen) setSection(null);
  }, [isOpen]);
  useEffect(() => {
    const stops = [
      followProtection(),
      followProtectionChanges(() => void loadProtection()),
      openMyPlayByLinks(setSection),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const protection = useStoreValue(protectionStore, (state) => state.protection);
  const isCalm = protection?.isCalm ?? null;
  const dialStep = protection?.dialStep ?? null;
  useEffect(() => followAccount({ isCalm, dialStep }), [isCalm, dialStep]);
  useMyPlayByAddress();
  if (!isPlayer) return null;
  return (
    <>
      <SessionReminder />
      <TimeLimitReached />
      {access === 'full' && <AccountReview />}
      {access === 'full' && protection !== null && <CalmModeOffer protection={protection} />}
      {access !== 'restricted' && <MarketingQuestion />}
      <ResetLinkNotice />
      {isOpen && MyPlayPanel !== null && <MyPlayPanel section={section} />}
      {isPasswordOpen && ChangePassword !== null && <ChangePassword />}
    </>
  );
}
