import type { Link } from '@foyer/contract/blocks';
import { useEffect } from 'react';
import { AccountCard } from '../../domain/account/AccountCard.tsx';
import { useAccountActions } from '../../domain/account/useAccountActions.ts';
import { AccountLink } from '../../domain/player/AccountLink.tsx';
import { ComplianceLinks } from '../../domain/portal/ComplianceLinks.tsx';
import { DialChoice } from '../../domain/safer-gambling/DialChoice.tsx';
import { LanguageToggle } from '../../domain/site/LanguageToggle.tsx';
import { loadComplianceUrls } from '../../domain/site/loadComplianceUrls.browser.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { footerComplianceUrls, menuGroups } from './menuGroups.ts';
import type { MenuBlocks } from './menuGroups.ts';
import section from '../../domain/account/section.module.css';
import styles from './MenuSheet.module.css';

/** Icons of pages that a brand's navigation usually names; any other page has the compass. */
const pageIcons: ReadonlyMap<string, IconName> = new Map([
  [sitePaths.lobby, 'house-simple'],
  ['/new', 'sparkle'],
  ['/live', 'broadcast'],
  [sitePaths.jackpots, 'trophy'],
  [sitePaths.promotions, 'gift'],
  [sitePaths.help, 'info'],
]);

/** Phone menu: the account or log in and join first, then the links of header and footer, each once. Groups fold, but for the market's links. */
export default function MenuSheet({ blocks }: { blocks: MenuBlocks }) {
  const { t } = useText();
  const isPlayer = useVisit().loginState === 'Logged-In';
  const stored = useStoreValue(siteStore, (site) => site.complianceUrls);
  const fromFooter = footerComplianceUrls(blocks);
  useEffect(() => void loadComplianceUrls(), []);
  const complianceUrls = fromFooter ?? stored;
  const required = Object.values(complianceUrls).flatMap((link) => link?.Url ?? []);
  const { navigation, columns } = menuGroups(blocks, [...required, ...(isPlayer ? [sitePaths.myPlay] : [])]);
  return (
    <Dialog isOpen onClose={closeOverlay} title={t('site.menu')}>
      {isPlayer ? (
        <Account />
      ) : (
        <div className={styles.visitor}>
          <AccountLink variant="outline">{t('site.logIn')}</AccountLink>
          <AccountLink to="register" variant="primary">
            {t('site.join')}
          </AccountLink>
        </div>
      )}
      <nav className={styles.groups} aria-label={t('site.menu')}>
        <ul className={styles.tiles}>
          {navigation.map(({ Url, Name }) => (
            <li key={Url}>
              <SiteLink href={Url} onClick={closeOverlay}>
                <Icon name={pageIcons.get(Url) ?? 'compass'} />
                <span>{Name}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        {columns.map(({ heading, links }) => (
          <details key={heading} className={section.fold}>
            <summary>{heading}</summary>
            <Links links={links} />
          </details>
        ))}
        {required.length > 0 && (
          <details className={section.fold} open>
            <summary>{t('site.rights')}</summary>
            <ComplianceLinks urls={complianceUrls} className={styles.links} onPress={closeOverlay} />
          </details>
        )}
      </nav>
      <div className={styles.settings}>
        <DialChoice />
        <LanguageToggle />
      </div>
      {isPlayer && <LogOut />}
    </Dialog>
  );
}

function Account() {
  const actions = useAccountActions(closeOverlay);
  return (
    <div className={styles.account}>
      <AccountCard onLeave={closeOverlay} />
      <ul className={styles.tiles}>
        {actions.map(({ name, icon, label, note, onPress }) => (
          <li key={name}>
            <button type="button" onClick={onPress}>
              <Icon name={icon} />
              <span>
                <span>{label}</span>
                {note !== undefined && <small className={styles.note}>{note}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Always in sight, below everything that scrolls. */
function LogOut() {
  const { t } = useText();
  return (
    <div className={styles.logOut}>
      <Button
        icon="sign-out"
        onClick={() => {
          closeOverlay();
          requestLogout();
        }}
      >
        {t('site.logOut')}
      </Button>
    </div>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ Url, Name }) => (
        <li key={Url}>
          <SiteLink href={Url} onClick={closeOverlay}>
            {Name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
