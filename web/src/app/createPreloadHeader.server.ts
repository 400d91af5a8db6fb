import { languages } from '@foyer/contract/languages';
import type { Visit } from '../services/market/visit.ts';
import type { PageLook } from './pageLook.server.ts';

/**
 * Returns the value of the `Link` header of a page: the files that every page of the brand needs first. CDNs send them as
 * 103 Early Hints, while this server still renders the page.
 */
export function createPreloadHeader({ themes, styles }: PageLook) {
  return ({ brandId, culture, mediaOrigin }: Pick<Visit, 'brandId' | 'culture' | 'mediaOrigin'>): string => {
    const { script } = languages[culture];
    const theme = themes.get(brandId);
    const { href, integrity } = styles.ofEveryPage({ brandId, script });
    const fonts = [...(theme?.fonts ?? []), ...(script === 'han' ? (theme?.han?.fonts ?? []) : [])];
    return [
      `<${href}>; rel=preload; as=style${integrity === null ? '' : `; integrity="${integrity}"`}`,
      ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
      `<${mediaOrigin}>; rel=preconnect`,
    ].join(', ');
  };
}
