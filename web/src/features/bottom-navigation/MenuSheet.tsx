import type { Link } from '@foyer/contract/blocks';
import { useEffect } from 'react';
import { AccountLink } from '../../domain/player/AccountLink.tsx';
import { ComplianceLinks } from '../../domain/portal/ComplianceLinks.tsx';
import { loadComplianceUrls } from '../../domain/site/complianceUrls.browser.ts';
import { LanguageToggle } from '../../domain/site/LanguageToggle.tsx';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay } from '../../services/overlays/openOverlay.ts';
import { useLogout } from '../../services/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { menuGroups } from './menuGroups.ts';
import type { MenuBlocks } from './menuGroups.ts';
import styles from './MenuSheet.module.css';

/** Menu sheet of a phone: account actions or log in and join first, then all links of header and footer. */
export default function MenuSheet({ blocks }: { blocks: MenuBlocks }) {
  const { navigation, columns } = menuGroups(blocks);
  const { t } = useText();
  const { loginState, flags, access } = useVisit();
  const logOut = useLogout();
  const complianceUrls = useStoreValue(siteStore, (site) => site.complianceUrls);
  const hasComplianceUrls = Object.values(complianceUrls).some((link) => link !== null);
  useEffect(() => void loadComplianceUrls(), []);
  return (
    <Dialog isOpen onClose={closeOverlay} title={t('site.menu')}>
      <div className={styles.account}>
        {loginState === 'Logged-In' && access === 'full' && (
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
        {loginState === 'Logged-In' && flags.gamification && access === 'full' && (
          <Button icon="trophy" onClick={() => openOverlay('quests')}>
            {t('site.quests')}
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
            <AccountLink variant="outline">{t('site.logIn')}</AccountLink>
            <AccountLink variant="primary">{t('site.join')}</AccountLink>
          </>
        )}
      </div>
      <nav className={styles.groups} aria-label={t('site.menu')}>
        <Links links={navigation} />
        {columns.map(({ heading, links }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <Links links={links} />
          </section>
        ))}
        {hasComplianceUrls && (
          <section>
            <h3>{t('site.rights')}</h3>
            <ComplianceLinks urls={complianceUrls} className={styles.links} onPress={closeOverlay} />
          </section>
        )}
      </nav>
      <div className={styles.language}>
        <LanguageToggle />
      </div>
    </Dialog>
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
