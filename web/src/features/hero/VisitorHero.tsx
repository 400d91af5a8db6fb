import type { Link } from '@foyer/contract/blocks';
import { AccountLink } from '../../domain/player/AccountLink.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { HeroProperties } from './cardGame.ts';
import styles from './VisitorHero.module.css';

/** Scene, heading, offer with its significant terms, and covers. */
export default function VisitorHero({
  heading,
  text,
  primaryAction,
  secondaryAction,
  terms,
  termsUrl,
  covers,
}: HeroProperties) {
  const { t } = useText();
  const { brandName } = useVisit();
  return (
    <section className={styles.hero} data-part="hero">
      <div className={styles.copy}>
        <h1>{heading ?? t('site.heroHeading', { brand: brandName })}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.actions} data-track="hero">
          <Action link={primaryAction ?? { Url: '#register', Name: t('site.join') }} variant="primary" />
          <Action link={secondaryAction ?? { Url: '#login', Name: t('site.logIn') }} variant="outline" />
        </div>
        {terms !== undefined && (
          <p className={styles.terms} data-track="keyTerms">
            <span>{`${terms} `}</span>
            {termsUrl !== undefined && <SiteLink href={termsUrl}>{t('site.fullTerms')}</SiteLink>}
          </p>
        )}
      </div>
      {covers !== undefined && (
        <div className={styles.fan}>
          {covers.map(({ id, attributes }) => (
            // React writes no preload for an image inside a picture element; this image is at the top of the page
            // anyway.
            <picture key={id}>
              <img {...attributes} alt="" />
            </picture>
          ))}
        </div>
      )}
    </section>
  );
}

/** Editors write `#login` and `#register` to open the dialogs. */
function Action({ link: { Url, Name }, variant }: { link: Link; variant: ButtonVariant }) {
  if (Url === '#login' || Url === '#register') {
    return (
      <AccountLink to={Url === '#login' ? 'login' : 'register'} variant={variant} size="l">
        {Name}
      </AccountLink>
    );
  }
  return (
    <ButtonLink href={Url} variant={variant} size="l">
      {Name}
    </ButtonLink>
  );
}
