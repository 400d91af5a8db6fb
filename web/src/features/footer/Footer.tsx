import type { Link } from '@foyer/contract/blocks';
import { ComplianceLinks } from '../../domain/portal/ComplianceLinks.tsx';
import type { ComplianceUrls } from '../../domain/site/complianceUrlsApi.ts';
import { LanguageToggle } from '../../domain/site/LanguageToggle.tsx';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './Footer.module.css';

export interface FooterProperties {
  columns?: readonly { heading: string; links: readonly Link[] }[] | undefined;
  licenceText?: string | undefined;
  licenceUrl?: string | undefined;
  ageMark?: string | undefined;
  sandboxText?: string | undefined;
  seal?: { Image: string; Alt: string; Url: string } | undefined;
  complianceUrls?: ComplianceUrls | undefined;
}

/**
 * Links, age mark, seal, licence and play-money notice. Fields that editors leave out have defaults; safer gambling and the
 * play-money notice are always shown.
 */
export default function Footer({
  columns,
  licenceText,
  licenceUrl,
  ageMark,
  sandboxText,
  seal,
  complianceUrls,
}: FooterProperties) {
  const { t } = useText();
  const { device, minimumAge, helpLine, mediaOrigin } = useVisit();
  const shown = columns ?? [
    {
      heading: t('site.saferGambling'),
      links: [
        { Url: sitePaths.saferGambling, Name: t('site.saferGambling') },
        { Url: helpLine.url, Name: t('site.helpLine', { name: helpLine.name }) },
      ],
    },
  ];
  const isLinked = [...shown.flatMap(({ links }) => links), complianceUrls?.responsibleGaming].some(
    (link) => link?.Url === sitePaths.saferGambling,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {complianceUrls !== undefined &&
          (device === 'mobile' ? (
            <details className={styles.column} open>
              <summary>{t('site.rights')}</summary>
              <ComplianceLinks urls={complianceUrls} />
            </details>
          ) : (
            <div className={styles.column}>
              <h2>{t('site.rights')}</h2>
              <ComplianceLinks urls={complianceUrls} />
            </div>
          ))}
        {shown.map(({ heading, links }, index) =>
          device === 'mobile' ? (
            // Works without JavaScript; the first group, with safer gambling, is open by default.
            <details key={heading} className={styles.column} open={index === 0 && complianceUrls === undefined}>
              <summary>{heading}</summary>
              <Links links={links} />
            </details>
          ) : (
            <div key={heading} className={styles.column}>
              <h2>{heading}</h2>
              <Links links={links} />
            </div>
          ),
        )}
      </div>
      <LanguageToggle />
      <div className={styles.foot}>
        <span className={styles.age}>{ageMark ?? `${minimumAge}+`}</span>
        {seal !== undefined && (
          <SiteLink className={styles.seal} href={seal.Url}>
            <img src={mediaOrigin + seal.Image} alt={seal.Alt} width={48} height={48} loading="lazy" />
          </SiteLink>
        )}
        <p className={styles.text}>
          {licenceText !== undefined && <span>{`${licenceText} `}</span>}
          {licenceUrl !== undefined && <SiteLink href={licenceUrl}>{t('site.checkLicence')}</SiteLink>}
          <span className={styles.sandbox}>
            {sandboxText === undefined ? t('site.playMoney') : `${t('site.playMoneyOnly')} ${sandboxText}`}
          </span>
        </p>
        {!isLinked && (
          <ButtonLink variant="outline" icon="shield-check" href={sitePaths.saferGambling}>
            {t('site.saferGambling')}
          </ButtonLink>
        )}
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ Url, Name }) => (
        <li key={Url + Name}>
          <SiteLink href={Url}>{Name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
