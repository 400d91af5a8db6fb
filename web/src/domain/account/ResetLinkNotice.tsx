import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { isResetLink, takeResetToken, watchResetLink } from '../../services/session/resetAddress.browser.ts';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';

/**
 * Handles a password-reset link that is opened while a player is logged in. The link may belong to somebody else, so it
 * is not used automatically: the player changes the password here, or logs out and continues with the link, which stays
 * in the address. While resets are off, the link only leaves the address.
 */
export function ResetLinkNotice() {
  const { t } = useText();
  const visit = useVisit();
  const canChange = !isOff(visit, 'passwordChange');
  const canReset = !isOff(visit, 'passwordReset');
  const [isFollowed, setFollowed] = useState(isResetLink);
  useEffect(() => {
    if (!canReset) takeResetToken();
    return watchResetLink(() => (canReset ? setFollowed(true) : takeResetToken()));
  }, [canReset]);
  const isShown = useQueuedOverlay('resetLink', isFollowed && canReset, 'money');

  function putLinkAway(): void {
    takeResetToken();
    setFollowed(false);
    if (canChange) openOverlay('password');
  }

  return (
    <NoticeDialog
      isOpen={isShown}
      icon="lock"
      title={t('saferGambling.resetLink.title')}
      actions={[
        { label: t(canChange ? 'saferGambling.resetLink.change' : 'site.close'), onPress: putLinkAway },
        { label: t('saferGambling.resetLink.leave'), onPress: () => requestLogout() },
      ]}
    >
      <p>{t(canChange ? 'saferGambling.resetLink.text' : 'saferGambling.resetLink.textWithoutChange')}</p>
    </NoticeDialog>
  );
}
