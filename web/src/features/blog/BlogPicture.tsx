import { useVisit } from '../../market/VisitContext.tsx';
import styles from './BlogPicture.module.css';

interface BlogPictureProps {
  /** Path on the media origin or a whole address; null shows the ground alone. */
  picture: string | null;
  alt: string;
  /** The first thing to be seen on its page. */
  isFirst?: boolean;
}

/** A post's picture, filling its box. */
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
