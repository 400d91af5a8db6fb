import type { Link } from '@foyer/contract/blocks';
import type { PortalPage } from '@foyer/contract/portal';
import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { AccountLink } from '../../domain/player/AccountLink.tsx';
import { openPortalPage } from '../../domain/portal/openPortalPage.browser.ts';
import { LanguageToggle } from '../../domain/site/LanguageToggle.tsx';
import { loadComplianceUrls } from '../../domain/site/complianceUrls.browser.ts';
import type { ComplianceUrls } from '../../domain/site/complianceUrlsApi.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, openOverlay } from '../../overlays/openOverlay.ts';
import { useLogout } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { menuGroups } from './menuGroups.ts';
import type { MenuBlocks } from './menuGroups.ts';
import styles from './MenuSheet.module.css';

/** Everything that header and footer lead to, and the way in or out. */
export default function MenuSheet({ blocks }: { blocks: MenuBlocks }) {
  const { navigation, columns } = menuGroups(blocks);
  const { t } = useText();
  const { loginState, flags } = useVisit();
  const logOut = useLogout();
  const { transactionHistory, gameHistory, playerProtection } = useStoreValue(siteStore, (site) => site.complianceUrls);
  // Help and safer gambling stand in the footer's columns already.
  const hasRecords = transactionHistory !== null || gameHistory !== null || playerProtection !== null;
  useEffect(() => void loadComplianceUrls(), []);
  return (
    <Dialog isOpen onClose={closeOverlay} title={t('site.menu')}>
      <nav className={styles.groups} aria-label={t('site.menu')}>
        <Links links={navigation} />
        {columns.map(({ heading, links }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <Links links={links} />
          </section>
        ))}
        {hasRecords && (
          <section>
            <h3>{t('site.account')}</h3>
            <Records urls={{ transactionHistory, gameHistory, playerProtection }} />
          </section>
        )}
      </nav>
      <div className={styles.language}>
        <LanguageToggle />
      </div>
      <div className={styles.door}>
        {loginState === 'Logged-In' && flags.gamification && (
          <Button icon="trophy" onClick={() => openOverlay('quests')}>
            {t('site.quests')}
          </Button>
        )}
        {loginState === 'Logged-In' && (
          <Button
            icon="wallet"
            onClick={() => {
              closeOverlay();
              siteStore.setState({ bankingModal: { show: true } });
            }}
          >
            {t('site.deposit')}
          </Button>
        )}
        {loginState === 'Logged-In' ? (
          <Button
            icon="sign-out"
            onClick={() => {
              closeOverlay();
              logOut();
            }}
          >
            {t('site.logOut')}
          </Button>
        ) : (
          <>
            <AccountLink variant="outline">
              {t('site.logIn')}
            </AccountLink>
            <AccountLink variant="primary">
              {t('site.join')}
            </AccountLink>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A player's own records are in the account portal (HI-02); what the link says elsewhere is how to come by them. */
function Records({ urls: { transactionHistory, gameHistory, playerProtection } }: { urls: Pick<ComplianceUrls, 'transactionHistory' | 'gameHistory' | 'playerProtection'> }) {
  const { loginState, portalOrigin } = useVisit();
  const navigation = useNavigation();
  const toPortal = (page: PortalPage, { Url }: Link) => (event: MouseEvent) => {
    closeOverlay();
    if (loginState !== 'Logged-In') return;
    event.preventDefault();
    void openPortalPage(page, portalOrigin).then((isOpen) => {
      if (!isOpen) navigation.go(Url);
    });
  };
  const link = (url: Link, onClick: (event: MouseEvent) => void) => (
    <li>
      <SiteLink href={url.Url} onClick={onClick}>
        {url.Name}
      </SiteLink>
    </li>
  );
  return (
    <ul className={styles.links}>
      {transactionHistory !== null && link(transactionHistory, toPortal('transaction-history', transactionHistory))}
      {gameHistory !== null && link(gameHistory, toPortal('game-history', gameHistory))}
      {playerProtection !== null && link(playerProtection, closeOverlay)}
    </ul>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ Url, Name }) => (
        <li key={Url + Name}>
          <SiteLink href={Url} onClick={closeOverlay}>
            {Name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
