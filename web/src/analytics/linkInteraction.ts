import type { Interaction } from './interaction.ts';

/** A link of the site that is followed. */
export interface FollowedLink {
  /** Without query: it may hold what was typed, or a token. */
  path: string;
  /** What the link says of itself for this (`data-tells`); null for most. */
  tells: string | null;
  /** The words of the link, or of the heading it belongs to. */
  name: string;
  place: Extract<Interaction, { area: 'navigation' }>['place'];
}

/** What following a link is told as; null where the place it stands at tells of it itself. */
export function linkInteraction({ path, tells, name, place }: FollowedLink): Interaction | null {
  if (tells === 'logo') return { area: 'logo', action: 'redirect' };
  if (tells === 'hero' || tells === 'keyTerms' || tells === 'mobileNavigation')
    return { area: tells, action: 'press', name, path };
  if (tells === 'viewMore') return { area: 'viewMore', action: 'press', name, path };
  if (tells === 'windowSaferGambling') return { area: 'gameWindow', action: 'saferGambling' };
  if (tells !== null) return null;
  if (path === '/blog' || path.startsWith('/blog/')) {
    const isPost = place === 'main' && path.split('/').length > 3;
    return { area: 'blog', action: isPost ? 'post' : 'category', path };
  }
  return { area: 'navigation', action: 'link', place, path };
}
