import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { sitePaths } from '../site/sitePaths.ts';
import { AccountLink } from './AccountLink.tsx';
import styles from './EssentialBar.module.css';

/** What stays in reach when a header or the bar of a game fails to render: lobby, safer gambling, log out. */
export function EssentialBar({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  const { brandName, loginState } = useVisit();
  const isPlayer = loginState === 'Logged-In';
  return (
    <div className={styles.bar}>
      <SiteLink href={sitePaths.lobby} translate="no">
        {brandName}
      </SiteLink>
      <SiteLink href={isPlayer ? sitePaths.myPlay : sitePaths.saferGambling}>{t('site.saferGambling')}</SiteLink>
      {isPlayer ? (
        <Button variant="outline" onClick={() => requestLogout()}>
          {t('site.logOut')}
        </Button>
      ) : (
        <AccountLink variant="outline">{t('site.logIn')}</AccountLink>
      )}
      <Button onClick={onRetry}>{t('site.tryAgain')}</Button>
    </div>
  );
}
