import type { BlogArticleBlock } from '../../features/blog/BlogArticle.tsx';
import type { GamePageProperties } from '../../features/game-window/gamePageProperties.ts';
import type { PageModel } from './pageModel.ts';
import type { PublishedPage } from './publishedPage.server.ts';

export interface SharePicture {
  href: string;
  /** In pixels; null if unknown. */
  size: { width: number; height: number } | null;
  alt: string;
  /** Fills the width of a preview, unlike an icon beside the text. */
  isWide: boolean;
}

/** Stored width and height of a wide cover (16:9) that previews of 1,200 pixels come closest to. */
const wide = { width: 1080, height: 608 };
/** Stored width and height of a cover (3:4). */
const upright = { width: 480, height: 640 };

/** Properties of the page's first block with this alias. */
export function propertiesOf<Properties>(model: PageModel, alias: string): Partial<Properties> | undefined {
  return model.blocks.find((block) => block.alias === alias)?.properties as Partial<Properties> | undefined;
}

/** Picture of a page in previews: the game's cover, the post's picture, else the brand's icon. Previews show no SVG. */
export function sharePicture({ model, visit, origin, icon }: PublishedPage): SharePicture | null {
  const game = propertiesOf<GamePageProperties>(model, 'gameWindow');
  if (game?.game !== undefined) {
    const { image, name } = game.game;
    const size = isShareable(game.wideImageUrl) ? wide : upright;
    const path = size === wide ? (game.wideImageUrl ?? '') : image;
    if (isShareable(path))
      return {
        href: `${visit.mediaOrigin}${path}?rmode=max&width=${size.width}&quality=80&format=jpeg`,
        size,
        alt: name,
        isWide: size === wide,
      };
  }
  const { heroImage, heroImageAlt = '' } = propertiesOf<BlogArticleBlock>(model, 'blogArticle') ?? {};
  if (isShareable(heroImage))
    return {
      href: heroImage.startsWith('/') ? visit.mediaOrigin + heroImage : heroImage,
      size: null,
      alt: heroImageAlt,
      isWide: true,
    };
  return icon === null
    ? null
    : {
        href: origin + icon.href,
        size: { width: icon.size, height: icon.size },
        alt: visit.brandName,
        isWide: false,
      };
}

function isShareable(picture: string | null | undefined): picture is string {
  return typeof picture === 'string' && picture !== '' && !/\.svg(?:[?#]|$)/i.test(picture);
}
