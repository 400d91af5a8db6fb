import { useVisit } from '../../services/market/VisitContext.tsx';
import styles from './BlogPicture.module.css';

interface BlogPictureProps {
  /** Path on the media origin or absolute URL; null shows the background only. */
  picture: string | null;
  alt: string;
  /** Whether the picture is the first visible content of its page. */
  isFirst?: boolean;
}

/** Fills its box with the picture of a post. */
export function BlogPicture({ picture, alt, isFirst = false }: BlogPictureProps) {
  const { mediaOrigin } = useVisit();
  if (picture === null) return <span className={styles.none} aria-hidden="true" />;
  return (
    <img
      className={styles.picture}
      src={picture.startsWith('/') ? mediaOrigin + picture : picture}
      width={1280}
      height={720}
      alt={alt}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
