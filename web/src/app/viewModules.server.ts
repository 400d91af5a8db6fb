import { blockOf } from '../page/registry.ts';

/** Source modules of the views that come with the page, as the build's manifest names them. */
export function viewModules(aliases: readonly string[]): string[] {
  return [...new Set(aliases)].flatMap((alias) => {
    const definition = blockOf(alias);
    return definition !== null && definition.load === 'now' ? [definition.module] : [];
  });
}
