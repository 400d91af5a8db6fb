import { AccountCard } from '../../domain/account/AccountCard.tsx';
import { useAccountActions } from '../../domain/account/useAccountActions.ts';
import { LanguageToggle } from '../../domain/site/LanguageToggle.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useModalDialog } from '../../ui/useModalDialog.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './AccountMenu.module.css';

/** Account menu below the initials in the header. Escape or a press outside closes it and returns the focus. */
export default function AccountMenu() {
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'accountMenu');
  return isOpen && <OpenMenu />;
}

function OpenMenu() {
  const { t } = useText();
  const actions = useAccountActions(closeOverlay);
  const { ref, handlers } = useModalDialog(true, true, closeOverlay);
  return (
    <dialog ref={ref} id="account-menu" className={styles.menu} aria-label={t('site.account')} {...handlers}>
      <div className={styles.content}>
        {/* First, so that the focus starts here and not on Deposit. */}
        <div className={styles.close}>
          <IconButton label={t('site.close')} icon="x" onClick={closeOverlay} />
        </div>
        <AccountCard onLeave={closeOverlay} />
        <ul className={styles.list}>
          {actions.map(({ name, icon, label, note, onPress }) => (
            <li key={name}>
              <button type="button" onClick={onPress}>
                <Icon name={icon} />
                <span className="fill">{label}</span>
                {note !== undefined && <small className={styles.note}>{note}</small>}
                <Icon name="caret-right-bold" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <LanguageToggle />
        <button
          type="button"
          className={styles.logOut}
          onClick={() => {
            closeOverlay();
            requestLogout();
          }}
        >
          <Icon name="sign-out" />
          {t('site.logOut')}
        </button>
      </div>
    </dialog>
  );
}
