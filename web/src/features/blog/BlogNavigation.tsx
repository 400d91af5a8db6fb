import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './BlogNavigation.module.css';

export interface BlogNavigationBlock {
  /** Text of the link to the whole blog; empty hides the link. */
  allText: string;
  allImage: string | null;
  /** Category of the page. */
  current: string | null;
  categories: readonly { name: string; path: string; menuImage: string | null }[];
}

const blogPath = '/blog';

/** Lists the blog's categories in a row and marks the current one. */
export default function BlogNavigation({ allText, allImage, current, categories }: BlogNavigationBlock) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  const path = useCurrentPath();
  const ways = [...(allText === '' ? [] : [{ name: allText, path: blogPath, menuImage: allImage }]), ...categories];
  const marked = current ?? blogPath;
  return (
    <nav className={styles.chips} aria-label={t('blog.categories')}>
      {ways.map(({ name, path: address, menuImage }) => (
        <SiteLink
          key={address}
          className={styles.chip}
          href={address}
          {...(address === marked ? { 'aria-current': address === path ? 'page' : 'true' } : {})}
        >
          {menuImage !== null && (
            <img src={menuImage.startsWith('/') ? mediaOrigin + menuImage : menuImage} width={18} height={18} alt="" />
          )}
          <span>{name}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
