import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignBundles } from './assignBundles.ts';
import type { GraphModule } from './assignBundles.ts';

const order = ['page', 'lobby', 'windows', 'login-and-registration', 'player'] as const;
const shared = [
  { bundle: 'windows', of: ['login-and-registration'] },
  { bundle: 'lobby', of: ['windows'], by: ['player'] },
] as const;

function assigned(
  imports: Record<string, { now?: readonly string[]; later?: readonly string[] }>,
  declared: Record<string, (typeof order)[number]>,
) {
  const modules = new Map(
    Object.entries(imports).map(([id, { now = [], later = [] }]): [string, GraphModule] => [
      id,
      { isEntry: id === 'entry', importedIds: now, dynamicallyImportedIds: later },
    ]),
  );
  const entries = new Map(Object.entries(declared).map(([id, bundle]) => [id, { bundle, property: 'view' }] as const));
  return Object.fromEntries(assignBundles({ modules, entries, order, first: 'page', shared }));
}

test('a module belongs to the first bundle that needs it, and imports of the entry to the page', () => {
  const bundles = assigned(
    {
      entry: { now: ['app'], later: ['hero', 'hearts'] },
      app: { now: ['button'] },
      button: {},
      hero: { now: ['button', 'tile'] },
      tile: {},
      hearts: { now: ['tile', 'heart'] },
      heart: {},
    },
    { hearts: 'player', hero: 'lobby' },
  );
  expect(bundles).toEqual({
    app: 'page',
    button: 'page',
    hero: 'lobby',
    tile: 'lobby',
    hearts: 'player',
    heart: 'player',
  });
});

test('a module that a bundle shares with others comes before it', () => {
  const bundles = assigned(
    {
      entry: { later: ['login', 'account', 'support'] },
      login: { now: ['dialog', 'form'] },
      form: {},
      dialog: { now: ['sheet'] },
      sheet: {},
      account: { now: ['notice'] },
      support: { now: ['dialog', 'notice'] },
      notice: {},
    },
    { login: 'login-and-registration', account: 'player' },
  );
  expect(bundles).toEqual({
    login: 'login-and-registration',
    form: 'login-and-registration',
    dialog: 'windows',
    sheet: 'windows',
    account: 'player',
    notice: 'player',
  });
});

test('a module that no bundle needs has none', () => {
  expect(assigned({ entry: { later: ['blog'] }, blog: { now: ['post'] }, post: {} }, {})).toEqual({});
});

test('no bundle needs a later one, for any imports', () => {
  const ids = ['entry', ...Array.from({ length: 9 }, (_, index) => `m${index}`)];
  const someIds = fc.uniqueArray(fc.constantFrom(...ids.slice(1)), { maxLength: 3 });
  const graph = fc.record(Object.fromEntries(ids.map((id) => [id, fc.record({ now: someIds, later: someIds })])));
  const declared = fc.dictionary(fc.constantFrom(...ids.slice(1)), fc.constantFrom(...order));
  fc.assert(
    fc.property(graph, declared, (imports, declarations) => {
      const bundles = new Map(Object.entries(assigned(imports, declarations)));
      const place = (id: string) => order.findIndex((name) => name === bundles.get(id));
      for (const [id, { now }] of Object.entries(imports)) {
        if (!bundles.has(id)) continue;
        for (const next of now) expect(place(next), `${id} imports ${next}`).toBeLessThanOrEqual(place(id));
        for (const next of now) expect(bundles.has(next)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('a module that a bundle shares with a named one comes before it', () => {
  const bundles = assigned(
    {
      entry: { later: ['session', 'hearts', 'support'] },
      session: { now: ['player', 'notice'] },
      hearts: { now: ['player'] },
      support: { now: ['notice'] },
      player: { now: ['store'] },
      store: {},
      notice: {},
    },
    { session: 'windows', hearts: 'player' },
  );
  expect(bundles).toEqual({
    session: 'windows',
    hearts: 'player',
    player: 'lobby',
    store: 'lobby',
    notice: 'windows',
  });
});
