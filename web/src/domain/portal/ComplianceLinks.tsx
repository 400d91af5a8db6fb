import type { Link } from '@foyer/contract/blocks';
import type { PortalPage } from '@foyer/contract/portal';
import type { MouseEvent } from 'react';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { isPlainPress } from '../../ui/plainPress.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { ComplianceUrls } from '../site/complianceUrlsApi.ts';

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
  const { loginState, portalOrigin } = useVisit();
  const navigation = useNavigation();
  const toPortal =
    (page: PortalPage, { Url }: Link) =>
    (event: MouseEvent<HTMLAnchorElement>) => {
      onPress?.();
      if (loginState !== 'Logged-In' || !isPlainPress(event)) return;
      event.preventDefault();
      void import('./openPortalPage.browser.ts')
        .then(({ openPortalPage }) => openPortalPage(page, portalOrigin))
        .catch(() => false)
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
