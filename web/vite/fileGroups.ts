import { basename, dirname } from 'node:path';

/** What comes together, one file each: cut into many small ones, code takes a twentieth more on the way, and a request each. */
const groups: readonly { name: string; holds: readonly RegExp[]; withImports?: true; perLanguage?: true }[] = [
  { name: 'react', holds: [/\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|zustand)\//] },
  // What stands on every page, and what takes a page over: neither comes alone. The entry itself keeps a file of its own, which the manifest names.
  {
    name: 'page',
    holds: [
      /\/web\/src\/(?:app\/(?:navigation|restoreScroll|deferredViews)\.browser|app\/(?:App|PageAnnouncer|pageStore)\.|page\/(?:loadViews|PageView|registry)\.|blocks\/|ui\/whenIdle|i18n\/(?:formats|messages)\.|startup\/(?:startItems|pageStartList)\.|domain\/site\/sitePlaces)/,
      /\/web\/src\/features\/[^/]+\/(?:blocks\.ts|place\.module\.css)$/,
      /\/web\/src\/features\/(?:search\/searchKey|game-information\/GameInformation\.)/,
      /\/web\/src\/features\/(?:header|footer|toasts|bottom-navigation)\/(?!MenuSheet|menuGroups|keyboardRoom|blocks)/,
      /\/web\/src\/ui\/(?:Button|Icon|NavigationContext|SiteLink|plainPress|noticeIcons|useStayTime|useLoadedView|useNow|useStoreValue)/,
      /\/web\/src\/domain\/(?:portal\/ComplianceLinks|player\/(?:AccountLink|knownAccess|player(?:Figures|St)|usePlayerFigures)|game\/(?:bigWinner|coverAddress|gamesSt)|site\/(?:LanguageToggle|jackpotTicker|siteSt))/,
      /\/web\/src\/session\/(?:hasToken|useSession)/,
      /\/web\/src\/(?:i18n\/TextContext|market\/(?:VisitContext|unknownCountry|playerAccess)|overlays\/(?:openOverlay|toasts)|storage\/(?:browserStorage|sliceStore|storedKeys)|telemetry\/report\.|analytics\/tellInteraction)/,
      /\/contract\/src\/(?:accountStatuses|balanceTypes|imageWidths|ownValue)/,
      /\/web\/src\/api\/(?:servicesClock|useServicesNow)\./,
      // What the build adds of its own: how to fetch further files, and the plurals of both languages.
      /vite\/preload-helper/,
      /\/@messageformat\/runtime\//,
      /\/make-plural\//,
    ],
  },
  // What the first screen of a lobby is made of.
  {
    name: 'lobby',
    holds: [
      /\/web\/src\/features\/(?:hero|lobby)\/(?!PlayerHero|cardGame|CategoryGames|GamesGrid|WholeGrid|useWholeGrid|gridView|GridChoice|featureName|gridWindow|measureGrid|wholeGrid\.browser|blocks)/,
      /\/web\/src\/domain\/game\/(?:BackAt|GameTileView|chosenGame|gameLink|headingIndex|choiceNames|isResting|rememberTiles|tileBadge|tileHeart|TileInfo|TileList|tileStep|useTabKeys|useTileList)/,
      /\/web\/src\/domain\/recently-played\/recentlyPlayedKnown/,
    ],
  },
  // From here on what comes in a visit's first idle moment: what starts then, with all that it imports;
  { name: 'live', holds: [/\/web\/src\/(?:startup\/startLive\.browser\.ts$|api\/livePoll|app\/fetchPage\.browser)|\/contract\/src\/|\/node_modules\/valibot\//], withImports: true },
  // what windows and forms are made of, and what watches over every visit;
  {
    name: 'windows',
    holds: [
      /\/web\/src\/(?:(?:overlays|session|ui)\/(?!icons\.css|global\.css|vendorPolicy)|native\/appBridge)/,
      /\/web\/src\/features\/player-care\/(?:activity|inactivity|InactivityReminder|CareCard|saferWeek|SaferWeekBand)/,
      /\/web\/src\/features\/(?:cookie-consent\/CookieToast|terms\/(?:TermsOverlay|termsDates)|poor-connection\/)/,
      /\/web\/src\/(?:domain\/protection\/protectionStore|realtime\/realtime(?:Handle|Store))/,
    ],
  },
  // what a lobby has ready to be looked at and opened;
  { name: 'lobby-later', holds: [/\/web\/src\/features\/(?:jackpots|search)\//], withImports: true },
  // the door;
  { name: 'door', holds: [/\/web\/src\/features\/(?:login|registration)\//], withImports: true },
  // what every player has from the login on,
  {
    name: 'player',
    holds: [
      /\/web\/src\/(?:domain\/(?:favourites|protection)|realtime|features\/(?:in-app-messages|restricted-country|winners))\//,
      /\/web\/src\/features\/player-care\/(?:AccountReview\.|MarketingQuestion|myPlayLinks|ResetLinkNotice|reminderMoment|SessionReminder|TimeUp|PlayerCare\.)/,
      /\/web\/src\/features\/banking\/(?:crossesBelow|LowBalanceReminder|Banking(?:Window|Desk)|BalanceList|shownBalances|cashier(?:Address|Contact)|openCashierApi|useCashier)/,
      /\/web\/src\/features\/verification\/(?:demandsVerification|putOff|verificationApi|loadVerification|useVerification|PlayerVerification|verificationStore|VerificationIndicator)/,
      /\/web\/src\/features\/quests\/(?:Achievement|Flame|Moments|Streak(?!Record)|QuestsWindow)/,
    ],
  },
  { name: 'promotions', holds: [/\/web\/src\/(?:features\/promotions\/promotions(?:Query|Api|Rules|Failed)|domain\/site\/promotionCard)|\/node_modules\/@tanstack\//] },
  // what measures, where that is allowed,
  { name: 'analytics', holds: [/\/web\/src\/(?:analytics\/(?!tellInteraction)|startup\/(?:measure|tellOf|eventFacts)|market\/countries)/] },
  // and the words of all these, a file for each language.
  { name: 'words', holds: [/\/i18n\/messages\/\w+\/(?:care|connection|cookies|jackpots|login|registration|search|terms)$/], perLanguage: true },
  { name: 'player-words', holds: [/\/i18n\/messages\/\w+\/(?:banking|messages|quests|restrictedCountry|verification|winners)$/], perLanguage: true },
];

/** For the bundler: which modules share a file. */
export function fileGroups() {
  return groups.map(({ name, holds, withImports = false, perLanguage = false }, index) => ({
    name: perLanguage ? (id: string) => `${name}-${basename(dirname(id))}` : name,
    test: (id: string) => holds.some((pattern) => pattern.test(id)),
    includeDependenciesRecursively: withImports,
    priority: groups.length - index,
  }));
}
