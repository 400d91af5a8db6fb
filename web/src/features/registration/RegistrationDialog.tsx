import { useEffect, useId } from 'react';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import { markJustRegistered } from '../../domain/player/justRegistered.browser.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCurrentPath, useNavigation } from '../../ui/NavigationContext.tsx';
import { clearRegistrationRequest, markRegistrationClosed } from './registrationAddress.browser.ts';
import type { RegistrationProperties } from './registrationForm.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { useRegistration } from './useRegistration.ts';
import styles from './RegistrationDialog.module.css';

/** Dialog around the steps: picture, title, and handling of closing and success. */
export function RegistrationDialog({ rules, cover }: RegistrationProperties) {
  const { t } = useText();
  const visit = useVisit();
  const { mediaOrigin, helpLine } = visit;
  const navigation = useNavigation();
  const path = useCurrentPath();
  const titleId = useId();
  const registration = useRegistration(rules);

  useEffect(() => trackInteraction({ area: 'registration', action: 'open' }), []);

  function close(): void {
    trackInteraction({ area: 'registration', action: 'close' });
    markRegistrationClosed(rules);
    clearRegistrationRequest();
    overlayStore.setState({ open: null, intendedGameId: null });
  }

  /** PG-15, RG-02: logged in, tracked, and on the home page. */
  async function enter(userId: number): Promise<void> {
    markJustRegistered(userId);
    trackInteraction({ area: 'registration', action: 'success' });
    clearRegistrationRequest();
    // The dialog closes when the page behind it is the player's: it never shows the visitor's page again.
    if (path === sitePaths.lobby) await navigation.reload();
    else {
      trackInteraction({ area: 'registration', action: 'redirect' });
      await new Promise<void>((resolve) => navigation.go(sitePaths.lobby, { onSettled: resolve }));
    }
    overlayStore.setState({ open: null, intendedGameId: null });
    // The button that opened the form belonged to the visitor's page and is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  const logIn = () => {
    trackInteraction({ area: 'registration', action: 'redirect' });
    markRegistrationClosed(rules);
    clearRegistrationRequest();
    openOverlay('login');
  };

  const picture = (
    <>
      {cover !== null && (
        <img src={coverAddress(cover.image, { width: 240, mediaOrigin })} width={164} height={219} alt="" />
      )}
      <span>{t('registration.playMoney')}</span>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={t('registration.title')} titleId={titleId} size="medium">
      <div className={styles.dialog}>
        {isOff(visit, 'promotions') ? (
          <div className={styles.picture}>{picture}</div>
        ) : (
          <a
            className={styles.picture}
            href={sitePaths.promotions}
            target="_blank"
            rel="noopener"
            onClick={() => trackInteraction({ area: 'registration', action: 'image' })}
          >
            {picture}
            <u>{t('registration.promotions')}</u>
          </a>
        )}
        <div className={styles.form}>
          <div className={styles.head}>
            <h2 id={titleId}>{t('registration.title')}</h2>
            <IconButton label={t('site.close')} icon="x" onClick={close} />
          </div>
          {rules.helpOnForm && (
            <p className={styles.help}>
              <span>{t('registration.help', { name: helpLine.name, phone: helpLine.phone ?? '' })}</span>{' '}
              <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
                {helpLine.name}
              </a>
            </p>
          )}
          <RegistrationSteps
            rules={rules}
            registration={registration}
            onEntered={(userId) => void enter(userId)}
            onLogIn={logIn}
          />
        </div>
      </div>
    </Dialog>
  );
}
