import type { Link } from '@foyer/contract/blocks';
import type { PortalPage } from '@foyer/contract/portalPages';
import type { MouseEvent } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { ComplianceUrls } from '../site/complianceUrlsApi.ts';
import { openPortalWindow } from './openPortalWindow.browser.ts';

interface ComplianceLinksProps {
  urls: ComplianceUrls;
  className?: string | undefined;
  onPress?: () => void;
}

/**
 * The five links that every page of a market must have (HI-03). A player's own records open in the account portal
 * (HI-02).
 */
export function ComplianceLinks({ urls, className, onPress }: ComplianceLinksProps) {
  const visit = useVisit();
  const text = useText();
  const navigation = useNavigation();
  const toPortal =
    (page: PortalPage, { Url }: Link) =>
    (event: MouseEvent<HTMLAnchorElement>) => {
      onPress?.();
      if (visit.loginState !== 'Logged-In' || isOff(visit, 'portal') || !isPlainPress(event)) return;
      event.preventDefault();
      // Opens before the code loads, because browsers block a window that opens after the press.
      const opened = openPortalWindow(text.t('site.loading'));
      void import('./openPortalPage.browser.ts')
        .then(({ openPortalPage }) => openPortalPage({ page, visit, opened, ...text }))
        .catch(() => {
          opened?.close();
          return false;
        })
        .then((isOpen) => {
          if (!isOpen) navigation.go(Url);
        });
    };
  const { responsibleGaming, playerProtection, help, transactionHistory, gameHistory } = urls;
  const item = (link: Link | null, page?: PortalPage) =>
    link !== null && (
      <li>
        <SiteLink href={link.Url} onClick={page === undefined ? () => onPress?.() : toPortal(page, link)}>
          {link.Name}
        </SiteLink>
      </li>
    );
  return (
    <ul className={className}>
      {item(responsibleGaming)}
      {item(playerProtection)}
      {item(help)}
      {item(transactionHistory, 'transaction-history')}
      {item(gameHistory, 'game-history')}
    </ul>
  );
}
