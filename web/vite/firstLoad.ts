/** Packages that every page runs with. */
const packages = /\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|valibot|zustand)\//;

/** Folders and files of ours that every page runs with: foundations, stores, tiles, links, buttons; not dialogs and what opens on use. */
const ours = new RegExp(
  [
    '/contract/src/',
    '/web/src/(?:api|base|blocks|market|overlays|storage)/',
    '/web/src/domain/(?:player|site)/',
    '/web/src/domain/game/(?:cover|game(?!sApi|sLoader)|tile|Tile|useTileList|listFetch)',
    '/web/src/i18n/(?:formats|messages\\.ts|TextContext)',
    '/web/src/session/(?:logout|sessionApi|sessionEvents|token(?:Holder|Mark|Rules)|userToken|useSession)',
    '/web/src/telemetry/(?:errorNames|report\\.)',
    '/web/src/ui/(?:Button|Icon|NavigationContext|SiteLink|noticeIcons|useLoadedView|useNow|useStoreValue)',
  ].join('|'),
);

/**
 * Whether a module is part of the code that every page needs. Such modules share one file: cut into many small ones they
 * take a twentieth more on the way, and a request each.
 */
export function isFirstLoad(id: string): boolean {
  return !id.includes('.css') && (packages.test(id) || ours.test(id));
}
