import { termsAttribute } from './accounts.mjs';
import { games, rows } from './games.mjs';
import { notFound, reply } from './reply.mjs';

/**
 * @typedef {object} ContentNode
 * @property {number} Id
 * @property {string} Name
 * @property {string} Alias
 * @property {Readonly<Record<string, unknown>>} Properties
 * @property {readonly ContentNode[]} Children
 */

// A component without `loginState` is shown to nobody.
const everybody = ['Logged-In', 'Logged-Out'];

/**
 * @param {string} Alias
 * @param {Readonly<Record<string, unknown>>} [properties]
 */
const component = (Alias, properties = {}) => ({ Alias, Properties: { loginState: everybody, ...properties } });

const header = component('header', { navigation: [{ Url: '/', Name: 'Games' }] });
const footer = component('footer', { sandboxText: 'Nothing here can be won or paid out.' });

/**
 * @param {number} id
 * @param {string} heading
 * @param {string} html
 */
const textPage = (id, heading, html) => ({
  id,
  title: `${heading}, play money`,
  components: [header, component('richText', { heading, html }), footer],
});

const home = {
  id: 1,
  title: 'Example casino, play money',
  components: [
    header,
    component('richText', { heading: 'Play money', html: '<p>Every balance here is play money.</p>' }),
    component('gameCategories'),
    ...rows.map(({ name, gameIds }) => component('gamesGridComponent', { heading: name, variant: 'reel', gameIds })),
    footer,
  ],
};

/** The pages by path. Every game shares one page, whose path has the placeholder; the interface itself leads to the others. */
const pages = new Map([
  ['/', home],
  ['/game/{id}', { id: 2, title: 'Game, play money', components: [header, component('gameWindow'), footer] }],
  ['/responsible-gaming', textPage(3, 'Safer gambling', '<p>Nobody can win or lose here: it is play money.</p>')],
  ['/help', textPage(4, 'Help', '<p>Choose a game, and press Play.</p>')],
  ['/cookies', textPage(5, 'Cookies', '<p>The example operator stores nothing.</p>')],
]);

/**
 * @param {number} Id
 * @param {string} Alias
 * @param {Readonly<Record<string, unknown>>} Properties
 * @param {readonly ContentNode[]} [Children]
 * @returns {ContentNode}
 */
const node = (Id, Alias, Properties, Children = []) => ({ Id, Name: Alias, Alias, Properties, Children });

/** The categories of the lobby, and what every page asks for. */
const nodes = [
  node(
    900,
    'gamesFolder',
    {},
    rows.map(({ name, gameIds }, index) => ({
      ...node(910 + index * 10, 'gameCategory', { GameCategoryType: 'Standard', Slug: `category-${index + 1}` }, [
        {
          ...node(911 + index * 10, 'gameSubCategory', {
            ShortName: name,
            SubCategoryType: 'Standard',
            GameIds: gameIds,
          }),
          Name: name,
        },
      ]),
      Name: name,
    })),
  ),
  node(950, 'countryRow', { RestrictedCountries: [] }),
  node(960, 'termsAndConditions', {
    title: 'Terms',
    html: '<p>This is play money. Nothing here can be won or paid out.</p>',
    lastUpdatedDate: '2026-01-01T00:00:00Z',
    lastUpdatedDateId: termsAttribute.id,
  }),
  node(970, 'complianceUrls', {
    responsibleGaming: { Url: '/responsible-gaming', Name: 'Safer gambling' },
    help: { Url: '/help', Name: 'Help' },
  }),
];

/**
 * Every node with the alias, at any depth.
 * @param {readonly ContentNode[]} among
 * @param {string | null} alias
 * @returns {ContentNode[]}
 */
const withAlias = (among, alias) =>
  among.flatMap((one) => [...(one.Alias === alias ? [one] : []), ...withAlias(one.Children, alias)]);

/**
 * The content service: the same content for every brand and market.
 * @param {import('./reply.mjs').Request} request
 * @returns {import('./reply.mjs').Reply}
 */
export function content({ method, path, query, body }) {
  if (/^\/api\/brands\/[^/]+\/pages$/.test(path)) {
    if (method === 'GET') return reply([...pages].map(([at, { id }]) => ({ Id: id, Path: at, NodeId: 1 })));
    const page = pages.get(String(body['path']));
    if (page === undefined) return notFound;
    const { id, ...properties } = page;
    return reply({ Id: id, Path: body['path'], Properties: properties });
  }
  if (/^\/api\/content\/nodes\/\d+\/(?:true|false)$/.test(path)) {
    const found = withAlias(nodes, query.get('type'));
    return reply(path.endsWith('/false') ? found.map((one) => ({ ...one, Children: [] })) : found);
  }
  if (/^\/api\/games\/\d+\/search$/.test(path))
    return reply({
      data: rows.map(({ name, gameIds }) => ({
        Name: name,
        Games: games.filter(({ GameGroupId }) => gameIds.includes(GameGroupId)),
      })),
    });
  return notFound;
}
