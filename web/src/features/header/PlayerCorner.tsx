import { usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { LanguageToggle } from '../../domain/site/LanguageToggle.tsx';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { useLogout } from '../../services/session/useSession.ts';
import { Button, IconLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { initialsOf } from './initialsOf.ts';
import styles from './Header.module.css';

/** Right end of a player's header: clock above session time, balance, safer gambling, account menu. */
export function PlayerCorner() {
  const { t } = useText();
  const figures = usePlayerFigures();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? '');
  const logOut = useLogout();
  const { flags, access } = useVisit();
  const initials = initialsOf(username);
  return (
    <>
      <div className={`${styles.clock} num`}>
        {figures.time}
        <small>{t('site.session', { time: figures.session })}</small>
      </div>
      {access === 'guest' ? (
        <div className={styles.balance}>
          <b>{t('site.guest')}</b>
        </div>
      ) : (
        <div className={styles.balance}>
          <small>{t('site.balance')}</small>
          <b className="num">{figures.balance}</b>
        </div>
      )}
      {access === 'full' && (
        <Button variant="primary" data-early="" onClick={() => siteStore.setState({ bankingModal: { show: true } })}>
          {t('site.deposit')}
        </Button>
      )}
      <IconLink className={styles.shield} icon="shield-check" label={t('site.saferGambling')} href={sitePaths.myPlay} />
      <span data-bell="" className={styles.bell} />
      <button type="button" className={styles.avatar} popoverTarget="account-menu">
        {initials === '' ? <Icon name="user" /> : initials}
        {/* The accessible name contains the visible text (WCAG 2.5.3). */}
        <span className="visually-hidden"> {t('site.account')}</span>
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        {username !== '' && <span>{t('site.loggedInAs', { name: username })}</span>}
        {flags.gamification && access === 'full' && (
          <Button icon="trophy" popoverTarget="account-menu" onClick={() => openOverlay('quests')}>
            {t('site.quests')}
          </Button>
        )}
        <LanguageToggle />
        <Button icon="sign-out" onClick={logOut}>
          {t('site.logOut')}
        </Button>
      </div>
    </>
  );
}
