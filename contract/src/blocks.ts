import * as v from 'valibot';
import { dateTime } from './dateTime.ts';
import { gameKinds, gameOrders, gameTraits } from './gameTraits.ts';
import { termsVersionId } from './ids.ts';
import { linkAddress, pictureAddress, sitePath } from './linkAddress.ts';
import { winnersSorts } from './winners.ts';

/**
 * Components that an editor may place on a page: alias to the schema of its `Properties`. Every field except
 * `loginState` is optional, because incomplete content must not break a page: the web has a default for each field and
 * drops empty ones.
 */
export const loginStates = ['Logged-In', 'Logged-Out'] as const;
export type LoginState = (typeof loginStates)[number];

const text = v.optional(v.string());
/** Missing or empty means that nobody sees the component (PG-02). */
const loginState = v.optional(v.array(v.picklist(loginStates)));
/** Missing or empty means every device. */
const devices = v.optional(v.array(v.picklist(['desktop', 'mobile'])));
const address = v.optional(linkAddress);
const path = v.optional(sitePath);
const picture = v.optional(pictureAddress);
export const link = v.object({
  Url: linkAddress,
  Name: v.string(),
  /**
   * The page of this link offers no play, payment or promotion. A restricted player sees only such links in the footer.
   */
  Informs: v.optional(v.boolean()),
});
const links = v.optional(v.array(link));

const gridSource = {
  heading: text,
  /** Layout of the row: covers side by side, a numbered top ten, or a grid. */
  variant: v.optional(v.picklist(['reel', 'ranked', 'grid'])),
  /** Path of "View all". */
  viewAllUrl: address,
};

export const headerProperties = v.object({ loginState, navigation: links });
export const footerProperties = v.object({
  loginState,
  columns: v.optional(v.array(v.object({ heading: v.string(), links: v.array(link) }))),
  licenceText: text,
  licenceUrl: address,
  ageMark: text,
  sandboxText: text,
  /**
   * MT1: seal of the licensing authority, with the page of its register. The operator’s media service keeps the picture
   * current, so a page contacts the authority only when somebody presses the seal.
   */
  seal: v.optional(v.object({ Image: sitePath, Alt: v.string(), Url: linkAddress })),
});
export const heroProperties = v.object({
  loginState,
  /** `visitor`: scene, offer and two buttons. `player`: last played game and My play. */
  variant: v.optional(v.picklist(['visitor', 'player'])),
  heading: text,
  /** Replaces the heading for a player who has not played a game yet. */
  newPlayerHeading: text,
  text,
  primaryAction: v.optional(link),
  secondaryAction: v.optional(link),
  terms: text,
  termsUrl: address,
  /** Games whose covers fan out on the right; the first three are shown. */
  gameIds: v.optional(v.array(v.number())),
});
export const categoriesProperties = v.object({ loginState });
export const gamesGridProperties = v.object({
  loginState,
  ...gridSource,
  /** Why the player sees this row; shown on request. */
  reason: text,
  gameIds: v.optional(v.array(v.number())),
});
export const filteredGamesGridProperties = v.object({
  loginState,
  ...gridSource,
  /** Added to the reason of the row, which the web derives from the rule below. */
  note: text,
  filter: v.optional(
    v.object({
      kind: v.optional(v.picklist(gameKinds)),
      provider: text,
      theme: text,
      feature: text,
      isNew: v.optional(v.boolean()),
      volatility: v.optional(v.picklist(gameTraits.volatility)),
    }),
  ),
  sort: v.optional(v.picklist(gameOrders)),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
});
export const searchProperties = v.object({ loginState, placeholder: text });
/** Target of links, as in `/help#history`. `content` is reserved for the main part of every page. */
const anchor = v.optional(v.pipe(v.string(), v.regex(/^(?!content$)[a-z][a-z0-9-]{0,40}$/)));
/** Editors' html, for example the credits page. Sanitised before it reaches a page. */
export const richTextProperties = v.object({
  loginState,
  heading: text,
  html: text,
  anchor,
});
/** Questions and answers by topic. Answers are sanitised before they reach a page. */
export const questionsProperties = v.object({
  loginState,
  topics: v.optional(
    v.array(
      v.object({
        heading: v.string(),
        questions: v.array(v.object({ question: v.string(), html: v.string(), anchor })),
      }),
    ),
  ),
});
/** A number of whole days, also as a text of digits, from 1 to 365. */
const wholeDays = v.optional(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(365),
  ),
);
/**
 * UK27, ON15, MT6: how a player complains, in steps, and where a dispute goes after the decision. Days are calendar days
 * from the receipt of the complaint. Texts in html are sanitised before they reach a page.
 */
export const complaintsProperties = v.object({
  loginState,
  heading: text,
  text,
  acknowledgementDays: wholeDays,
  decisionDays: wholeDays,
  steps: v.optional(v.array(v.object({ heading: v.string(), html: v.string() }))),
  /** Independent body that decides a dispute, free of charge for the player. */
  disputeBody: v.optional(v.object({ Name: v.string(), Url: linkAddress })),
  /** What the decision of the dispute body binds, and which rights remain. */
  afterwards: text,
  /** That a complaint does not affect play or payments, and that neither depends on it. */
  independence: text,
  /** Shown below everything else. */
  note: text,
});
export const customerFundsRatings = ['basic', 'medium', 'high'] as const;
export type CustomerFundsRating = (typeof customerFundsRatings)[number];
/** UK25: how far customers’ money is protected if the business fails. */
export const customerFundsProperties = v.object({
  loginState,
  heading: text,
  anchor,
  rating: v.optional(v.picklist(customerFundsRatings)),
  text,
  /** Shown below the statement. */
  note: text,
});
/** UK28, ON16, MT7: one version of the terms, and a list of all others. Sections are sanitised before they reach a page. */
export const termsTextProperties = v.object({
  loginState,
  heading: text,
  version: v.optional(termsVersionId),
  /** When the version applies from, ISO 8601. */
  date: v.optional(dateTime),
  /** What changed since the version before, one sentence each. */
  changes: v.optional(v.array(v.string())),
  /** Whether the version applies now. */
  standing: v.optional(v.picklist(['current', 'earlier', 'upcoming'])),
  /** When the next version replaces this one, ISO 8601; missing for the latest version. */
  until: v.optional(dateTime),
  sections: v.optional(v.array(v.object({ heading: v.string(), html: v.string(), anchor }))),
  /** The other versions, newest first. */
  versions: v.optional(
    v.array(
      v.object({
        version: termsVersionId,
        date: dateTime,
        changes: v.optional(v.array(v.string())),
        Url: linkAddress,
      }),
    ),
  ),
});

/** The jackpots, one cell each. The product determines names and selection, not an editor. */
export const jackpotTickerProperties = v.object({ loginState, devices });
/**
 * Recent big wins. The rounds determine the list, and PG-07 its position on the page. `sortBy` is the order in which the
 * list opens; default `current` (LB-09).
 */
export const bigWinnersProperties = v.object({ loginState, devices, sortBy: v.optional(v.picklist(winnersSorts)) });
/** The promotions, one card each. The promotions service determines them, not an editor (PG-08). */
export const promotionsCardsGridProperties = v.object({ loginState, devices, heading: text, text });
/** A player's first promotions in the lobby. The promotions service determines them, not an editor. */
export const promotionsRowProperties = v.object({ loginState, devices, heading: text });
/** Everything that the site may store in a browser, and the consent choices. Generated from code (CO-03). */
export const cookieTableProperties = v.object({ loginState, heading: text, anchor: text });
/** The dial from calm to lively, on a page that everybody can reach. Its lowest step is calm mode. */
export const calmModeProperties = v.object({ loginState });
/** The elements of a brand's theme, for designers; only the sandbox shows it. */
export const themeSheetProperties = v.object({ loginState });
export const gameWindowProperties = v.object({ loginState });

/** Head of the page of a studio or a theme: name, text and figures of its games. */
export const gameGroupProperties = v.object({ loginState, heading: text, text, provider: text, theme: text });
/** All studios or all themes, one card each. */
export const gameGroupListProperties = v.object({
  loginState,
  heading: text,
  text,
  groups: v.optional(v.picklist(['studio', 'theme'])),
});

/** Games like the one that the player played last. The market decides whether it is shown. */
export const becausePlayedProperties = v.object({ loginState, devices });

/** The categories of the blog for navigation. `path` is the category of the page. */
export const blogNavigationProperties = v.object({ loginState, allText: text, navigationMenuIcon: picture, path });
/** Posts of every category, or of the one at `path`. */
export const blogOverviewProperties = v.object({ loginState, heading: text, featuredPostsHeader: text, path });
export const blogArticleProperties = v.object({
  loginState,
  title: text,
  summary: text,
  categoryText: text,
  categoryPath: path,
  /** Small picture next to the name of the category. */
  filterNavigationImage: picture,
  /** DD-MM-YYYY. */
  dateCreated: text,
  minutes: v.optional(v.number()),
  author: text,
  heroImage: picture,
  heroImageAlt: text,
  /** Sanitised before it reaches a page. */
  html: text,
});
/** Further posts for readers of the post at `path`. */
export const blogRelatedProperties = v.object({ loginState, heading: text, path });

/** A dialog that links to its anchor open. */
export const genericModalProperties = v.object({
  loginState,
  devices,
  anchor: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/))),
  heading: text,
  /** Paragraphs, one per line. */
  text,
  action: v.optional(link),
});

/** CMS blocks: every component that editors can put on a page, with the shape of its properties. */
export const contentBlocks = {
  header: headerProperties,
  footer: footerProperties,
  hero: heroProperties,
  gameCategories: categoriesProperties,
  gamesGridComponent: gamesGridProperties,
  filteredGamesGridComponent: filteredGamesGridProperties,
  jackpotTicker: jackpotTickerProperties,
  gameSearch: searchProperties,
  gameWindow: gameWindowProperties,
  richText: richTextProperties,
  questions: questionsProperties,
  complaints: complaintsProperties,
  customerFunds: customerFundsProperties,
  termsText: termsTextProperties,
  becausePlayed: becausePlayedProperties,
  gameGroup: gameGroupProperties,
  gameGroupList: gameGroupListProperties,
  blogNavigation: blogNavigationProperties,
  blogOverview: blogOverviewProperties,
  blogArticle: blogArticleProperties,
  blogRelated: blogRelatedProperties,
  bigWinnerDetailGrid: bigWinnersProperties,
  promotionsCardsGrid: promotionsCardsGridProperties,
  promotionsRow: promotionsRowProperties,
  genericModal: genericModalProperties,
  cookieTable: cookieTableProperties,
  calmMode: calmModeProperties,
  themeSheet: themeSheetProperties,
} as const;
export type ContentBlockAlias = keyof typeof contentBlocks;

export type Link = v.InferOutput<typeof link>;
