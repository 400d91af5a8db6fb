import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './BlogNavigation.module.css';

export interface BlogNavigationBlock {
  /** Name of the way to the whole blog; empty leaves it out. */
  allText: string;
  allImage: string | null;
  /** Category that the page belongs to. */
  current: string | null;
  categories: readonly { name: string; path: string; menuImage: string | null }[];
}

const blogPath = '/blog';

/** The categories of the blog side by side; the one that is shown is marked. */
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
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}
