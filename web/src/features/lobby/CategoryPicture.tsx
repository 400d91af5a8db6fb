import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Category } from '../../domain/game/gamesState.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';

interface CategoryPictureProps {
  of: Pick<Category, 'ImageUrl' | 'ActiveImageUrl'>;
  isChosen: boolean;
  size: number;
  /** Fallback if there is no picture or it fails to load. */
  children: ReactNode;
}

/** LB-01: the editors' picture of a category or shelf, with a different one while it is chosen. */
export function CategoryPicture({ of: { ImageUrl, ActiveImageUrl }, isChosen, size, children }: CategoryPictureProps) {
  const { mediaOrigin } = useVisit();
  const [broken, setBroken] = useState<string | null>(null);
  const picture = isChosen ? (ActiveImageUrl ?? ImageUrl) : ImageUrl;
  if (picture === null || picture === broken) return children;
  return (
    <img
      key={picture}
      // The image may have failed before hydration.
      ref={(image) => {
        if (image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(picture);
      }}
      // Editors give a path on the media origin or an absolute URL.
      src={picture.startsWith('/') ? mediaOrigin + picture : picture}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      onError={() => setBroken(picture)}
    />
  );
}
