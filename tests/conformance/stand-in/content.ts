import { termsAttribute } from './accounts.ts';
import { games, rows } from './games.ts';
import type { Reply, Request } from './reply.ts';
import { notFound } from './reply.ts';

const everybody = ['Logged-In', 'Logged-Out'];

const header = { Alias: 'header', Properties: { loginState: everybody, navigation: [{ Url: '/', Name: 'Games' }] } };
const footer = {
  Alias: 'footer',
  Properties: { loginState: everybody, sandboxText: 'Nothing here can be won or paid out.' },
};

const homeComponents = [
  header,
  {
    Alias: 'richText',
    Properties: { loginState: everybody, heading: 'Play money', html: '<p>Every balance here is play money.</p>' },
  },
  { Alias: 'gameCategories', Properties: { loginState: everybody } },
  ...rows.map(({ name, gameIds }) => ({
    Alias: 'gamesGridComponent',
    Properties: { loginState: everybody, heading: name, variant: 'reel', gameIds },
  })),
  footer,
];

const gameComponents = [header, { Alias: 'gameWindow', Properties: { loginState: everybody } }, footer];

const textPage = (id: number, title: string, html: string) => ({
  id,
  title: `${title}, play money`,
  components: [header, { Alias: 'richText', Properties: { loginState: everybody, heading: title, html } }, footer],
});

/** The pages by path. Every game shares one page, whose path has the placeholder. */
const pages = new Map([
  ['/', { id: 1, title: 'Stand-in casino, play money', components: homeComponents }],
  ['/game/{id}', { id: 2, title: 'Game, play money', components: gameComponents }],
  // The interface itself leads to these.
  ['/responsible-gaming', textPage(3, 'Safer gambling', '<p>Nobody can win or lose here: it is play money.</p>')],
  ['/help', textPage(4, 'Help', '<p>Choose a game. It opens a page that says play money.</p>')],
  ['/cookies', textPage(5, 'Cookies', '<p>The stand-in stores nothing.</p>')],
]);

/** The categories of the lobby, as children of the node `gamesFolder`. */
const gamesFolder = {
  Id: 900,
  Name: 'Games',
  Alias: 'gamesFolder',
  Properties: {},
  Children: rows.map(({ name, gameIds }, index) => ({
    Id: 910 + index * 10,
    Name: name,
    Alias: 'gameCategory',
    Properties: { GameCategoryType: 'Standard', Slug: `category-${index + 1}` },
    Children: [
      {
        Id: 911 + index * 10,
        Name: name,
        Alias: 'gameSubCategory',
        Properties: { ShortName: name, SubCategoryType: 'Standard', GameIds: gameIds },
        Children: [],
      },
    ],
  })),
};

const countryRow = {
  Id: 950,
  Name: 'Countries',
  Alias: 'countryRow',
  Properties: { RestrictedCountries: [] },
  Children: [],
};

const termsAndConditions = {
  Id: 960,
  Name: 'Terms',
  Alias: 'termsAndConditions',
  Properties: {
    title: 'Terms',
    html: '<p>This is play money. Nothing here can be won or paid out.</p>',
    lastUpdatedDate: '2026-01-01T00:00:00Z',
    lastUpdatedDateId: termsAttribute.id,
  },
  Children: [],
};

const complianceUrls = {
  Id: 970,
  Name: 'Links of the market',
  Alias: 'complianceUrls',
  Properties: {
    responsibleGaming: { Url: '/responsible-gaming', Name: 'Safer gambling' },
    help: { Url: '/help', Name: 'Help' },
  },
  Children: [],
};

const nodes = [gamesFolder, countryRow, termsAndConditions, complianceUrls];

interface ContentNode {
  Alias: string;
  Children: readonly ContentNode[];
}

/** Every node with the alias, at any depth. */
function withAlias(among: readonly ContentNode[], alias: string | null): ContentNode[] {
  return among.flatMap((node) => [...(node.Alias === alias ? [node] : []), ...withAlias(node.Children, alias)]);
}

/** The content service: the same content for every brand and market. */
export function content({ method, path, query, body }: Request): Reply {
  if (/^\/api\/brands\/[^/]+\/pages$/.test(path)) {
    if (method === 'GET')
      return { status: 200, body: [...pages].map(([at, { id }]) => ({ Id: id, Path: at, NodeId: 1 })) };
    const page = pages.get(String(body['path']));
    if (page === undefined) return notFound;
    const { id, ...properties } = page;
    return { status: 200, body: { Id: id, Path: body['path'], Properties: properties } };
  }
  if (/^\/api\/content\/nodes\/\d+\/(?:true|false)$/.test(path))
    return { status: 200, body: withAlias(nodes, query.get('type')) };
  if (/^\/api\/games\/\d+\/search$/.test(path))
    return {
      status: 200,
      body: {
        data: rows.map(({ name, gameIds }) => ({
          Name: name,
          Games: games.filter(({ GameGroupId }) => gameIds.includes(GameGroupId)),
        })),
      },
    };
  return notFound;
}
