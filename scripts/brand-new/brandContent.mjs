/**
 * Content that a brand cannot share with `all-brands`, by path below `platform/content/<name>/`: its lobby, and its
 * categories, whose icons have the brand's colours. All other content comes from `all-brands` until an editor changes
 * it.
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function brandContent(name) {
  return { 'pages/lobby.yaml': lobby, 'nodes/product/gamesFolder.yaml': gamesFolder(name) };
}

/**
 * Alias, name, icon, rule for the whole category, and rows: key, name, short name, rule.
 * @type {[string, string, string, string | null, [string, string, string, string][]][]}
 */
const categories = [
  [
    'for-you',
    'For you',
    'house',
    null,
    [
      ['popular', 'Most played', 'Top', '{ select: { kind: slot }, limit: 60 }'],
      ['oceans', 'Oceans', 'Oceans', '{ select: { theme: ocean }, limit: 60 }'],
      ['legends', 'Legends', 'Legends', '{ select: { theme: [myth, dragon, magic] }, limit: 60 }'],
      ['space', 'Space', 'Space', '{ select: { theme: space }, limit: 60 }'],
    ],
  ],
  [
    'new',
    'New',
    'sparkle',
    null,
    [['new', 'New games', 'New', '{ select: { isNew: true }, sort: newest, limit: 120 }']],
  ],
  [
    'slots',
    'Slots',
    'cherries',
    '{ select: { kind: slot } }',
    [
      ['popular', 'Most played', 'Top', '{ select: { kind: slot }, limit: 120 }'],
      ['fair', 'Highest return', 'Return', '{ select: { kind: slot }, sort: rtp, limit: 60 }'],
      ['low', 'Low volatility', 'Low', '{ select: { kind: slot, volatility: low }, limit: 60 }'],
      ['high', 'High volatility', 'High', '{ select: { kind: slot, volatility: high }, limit: 60 }'],
    ],
  ],
  [
    'tables',
    'Tables',
    'poker-chip',
    '{ select: { kind: table } }',
    [['all', 'All tables', 'Tables', '{ select: { kind: table }, limit: 120 }']],
  ],
  [
    'live',
    'Live',
    'broadcast',
    '{ select: { kind: live } }',
    [['all', 'Live tables', 'Live', '{ select: { kind: live }, limit: 120 }']],
  ],
  [
    'jackpots',
    'Jackpots',
    'trophy',
    null,
    [['all', 'All jackpots', 'Jackpots', '{ select: { feature: jackpot }, limit: 120 }']],
  ],
  [
    'instant',
    'Instant',
    'lightning',
    '{ select: { kind: instant } }',
    [['all', 'Instant games', 'Instant', '{ select: { kind: instant }, limit: 120 }']],
  ],
];

/** @param {string} brand */
function gamesFolder(brand) {
  const head = (
    /** @type {string} */ key,
    /** @type {string} */ name,
    /** @type {string} */ icon,
    type = 'Standard',
  ) => `  - alias: gameCategory
    key: ${key}
    name: ${name}
    properties:
      GameCategoryType: ${type}
      Slug: ${key}
      ImageUrl: /category-icons/${brand}.svg#${icon}
      ActiveImageUrl: /category-icons/${brand}.svg#${icon}-fill
`;
  const row = (
    /** @type {string} */ key,
    /** @type {string} */ name,
    /** @type {string} */ short,
    /** @type {string | null} */ rule,
    type = 'Standard',
  ) => `      - alias: gameSubCategory
        key: ${key}
        name: ${name}
        properties: { ShortName: ${short}, SubCategoryType: ${type} }
${rule === null ? '' : `        games: ${rule}\n`}`;
  const all = categories.map(
    ([key, name, icon, games, rows]) =>
      `${head(key, name, icon)}${games === null ? '' : `    games: ${games}\n`}    children:\n${rows.map((one) => row(...one)).join('')}`,
  );
  const own = `${head('my-games', 'My Games', 'heart', 'My Games')}    children:
${row('favourite', 'Favourites', 'Favourites', null, 'Favourite')}${row('recently-played', 'Recently played', 'Recent', null, 'Recently Played')}`;
  return `alias: gamesFolder\nname: Games\nchildren:\n${all.join('')}${own}`;
}

/** Key, heading, other properties. @type {[string, string, string][]} */
const rows = [
  ['popular', 'Most played', 'variant: reel\n    sort: popularity\n    limit: 24\n    viewAllUrl: /all-games'],
  ['top-ten', 'Top 10 slots', 'variant: ranked\n    filter: { kind: slot }\n    sort: popularity\n    limit: 10'],
  [
    'new',
    'New games',
    'variant: reel\n    filter: { isNew: true }\n    sort: newest\n    limit: 24\n    viewAllUrl: /new',
  ],
  ['oceans', 'Oceans', 'variant: reel\n    filter: { theme: ocean }\n    sort: popularity\n    limit: 20'],
  ['space', 'Space', 'variant: reel\n    filter: { theme: space }\n    sort: popularity\n    limit: 20'],
  [
    'jackpots',
    'Jackpots',
    'variant: reel\n    filter: { feature: jackpot }\n    sort: popularity\n    limit: 20\n    viewAllUrl: /jackpots\n    note: Jackpot wins are rare.',
  ],
  [
    'calm',
    'Low-volatility slots',
    'variant: reel\n    filter: { kind: slot, volatility: low }\n    sort: rtp\n    limit: 20\n    note: Small wins, more often.',
  ],
];

const lobby = `path: /
applicationName: '{{brandName}}'
title: '{{brandName}} | Play-money games'
description: '{{gameCount}} slots, tables and live games. Play money only.'
keywords: casino, slots, tables, search, play money
components:
  - shared: header
  - alias: hero
    key: hero-visitor
    loginState: [Logged-Out]
    variant: visitor
    heading: Welcome to {{brandName}}
    text: '{{gameCount}} games, with short terms.'
    primaryAction: { Url: '#register', Name: Create account }
    secondaryAction: { Url: '#login', Name: Log in }
    terms: 'Welcome balance: every new account starts with play money. {{minimumAge}}+. Free, no deposit, no wagering. It has no cash value.'
    termsUrl: /promotions
    games: [Prism Vault, Ronin Dawn, Whale Song]
  - alias: hero
    key: hero-player
    loginState: [Logged-In]
    variant: player
    secondaryAction: { Url: '/responsible-gaming#my-play', Name: { en: Deposit limit, zh: 存款限额 } }
    heading: Welcome back
    text: Your games and favourites are here.
  - alias: gameCategories
  - alias: jackpotTicker
    key: jackpot-band
${rows
  .map(
    ([key, heading, rest]) => `  - alias: filteredGamesGridComponent
    key: ${key}
    heading: ${heading}
    ${rest}
`,
  )
  .join('')}  - shared: footer
`;
