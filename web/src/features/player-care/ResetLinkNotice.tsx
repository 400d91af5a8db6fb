import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { openOverlay } from '../../overlays/openOverlay.ts';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { isResetLink, takeResetToken, watchResetLink } from '../../session/resetAddress.browser.ts';
import { useLogout } from '../../session/useSession.ts';
import { CareCard } from './CareCard.tsx';

/**
 * A link for a new password, opened while somebody is logged in. It may be somebody else's, so it is not used as it
 * comes: the player changes the password here, or logs out and goes on with the link, which stays in the address.
 */
export function ResetLinkNotice() {
  const { t } = useText();
  const logOut = useLogout();
  const [isFollowed, setFollowed] = useState(isResetLink);
  useEffect(() => watchResetLink(() => setFollowed(true)), []);
  const isShown = useQueuedOverlay('resetLink', isFollowed, 'money');

  function change(): void {
    takeResetToken();
    setFollowed(false);
    openOverlay('password');
  }

  return (
    <CareCard
      isOpen={isShown}
      icon="lock"
      title={t('care.resetLink.title')}
      ways={[
        { label: t('care.resetLink.change'), onPress: change },
        { label: t('care.resetLink.leave'), onPress: logOut },
      ]}
    >
      <p>{t('care.resetLink.text')}</p>
    </CareCard>
  );
}
