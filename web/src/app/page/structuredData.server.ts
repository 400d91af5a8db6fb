import type { Article, BreadcrumbList, FAQPage, Organization, Thing, VideoGame, WebSite } from 'schema-dts';
import type { BlogArticleBlock } from '../../features/blog/BlogArticle.tsx';
import type { GamePageProperties } from '../../features/game-window/gamePageProperties.ts';
import type { QuestionsProperties } from '../../features/questions/Questions.tsx';
import type { PublishedPage } from './publishedPage.server.ts';
import { propertiesOf, sharePicture } from './sharePicture.server.ts';

/** JSON-LD of one page. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly Exclude<Thing, string>[];
}

/**
 * Describes a page in the terms of schema.org. Null on pages of players, on error pages and where search engines may not
 * index: only they read it. It repeats what the page shows: no ratings, prices or offers.
 */
export function structuredData(page: PublishedPage): StructuredData | null {
  const { model, visit, links } = page;
  if (visit.loginState === 'Logged-In' || model.status !== 200 || !model.head.robots || links.canonical === null)
    return null;
  const own = [videoGame(page), questions(page), article(page)].filter((thing) => thing !== null);
  return {
    '@context': 'https://schema.org',
    '@graph': model.path === '/' ? [organization(page), webSite(page), ...own] : [breadcrumbs(page), ...own],
  };
}

const homeOf = ({ origin }: PublishedPage) => `${origin}/`;
/** The brand on other pages than its own. */
const publisherOf = (page: PublishedPage) =>
  ({ '@type': 'Organization', name: page.visit.brandName, url: homeOf(page) }) as const satisfies Organization;

function organization(page: PublishedPage) {
  const { icon, origin, visit } = page;
  return {
    ...publisherOf(page),
    ...(icon === null ? {} : { logo: origin + icon.href }),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: visit.supportEmail },
  } as const satisfies Organization;
}

/** Without a search action: the search is part of every page and has no address. */
function webSite(page: PublishedPage) {
  const { brandName, culture } = page.visit;
  return { '@type': 'WebSite', name: brandName, url: homeOf(page), inLanguage: culture } as const satisfies WebSite;
}

/** The lobby, for a post its category, and the page. */
function breadcrumbs(page: PublishedPage) {
  const { model, visit, origin, links } = page;
  const { categoryPath, categoryText } = propertiesOf<BlogArticleBlock>(model, 'blogArticle') ?? {};
  const category =
    typeof categoryPath === 'string' && typeof categoryText === 'string' && categoryText !== ''
      ? [{ name: categoryText, item: origin + encodeURI(categoryPath) }]
      : [];
  const steps = [
    { name: visit.brandName, item: homeOf(page) },
    ...category,
    { name: nameOf(page), item: links.canonical ?? homeOf(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }) as const),
  } as const satisfies BreadcrumbList;
}

/** Title of the page without the brand, which editors write behind it. */
function nameOf({ model, visit }: PublishedPage): string {
  const { title } = model.head;
  const brand = [' | ', ' · '].map((separator) => separator + visit.brandName).find((end) => title.endsWith(end));
  return brand === undefined ? title : title.slice(0, -brand.length);
}

function videoGame(page: PublishedPage) {
  const { game } = propertiesOf<GamePageProperties>(page.model, 'gameWindow') ?? {};
  if (game === undefined) return null;
  const picture = sharePicture(page);
  return {
    '@type': 'VideoGame',
    name: game.name,
    ...(page.links.canonical === null ? {} : { url: page.links.canonical }),
    ...(page.model.head.description === undefined ? {} : { description: page.model.head.description }),
    ...(picture === null ? {} : { image: picture.href }),
    ...(game.kind === 'other' ? {} : { genre: game.kind }),
    ...(game.provider === '' ? {} : { author: { '@type': 'Organization', name: game.provider } }),
    publisher: publisherOf(page),
    gamePlatform: 'Web browser',
    applicationCategory: 'GameApplication',
    typicalAgeRange: `${page.visit.minimumAge}-`,
    inLanguage: page.visit.culture,
  } as const satisfies VideoGame;
}

function questions({ model, visit }: PublishedPage) {
  const { topics = [] } = propertiesOf<QuestionsProperties>(model, 'questions') ?? {};
  const entries = topics.flatMap((topic) => topic.questions);
  if (entries.length === 0) return null;
  return {
    '@type': 'FAQPage',
    inLanguage: visit.culture,
    mainEntity: entries.map(
      ({ question, html }) =>
        ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: html } }) as const,
    ),
  } as const satisfies FAQPage;
}

/** The brand is the author: the content's field may name a person, several or a department. */
function article(page: PublishedPage) {
  const post = propertiesOf<BlogArticleBlock>(page.model, 'blogArticle');
  if (post?.title === undefined || post.title === '') return null;
  const picture = sharePicture(page);
  const brand = publisherOf(page);
  return {
    '@type': 'Article',
    headline: post.title,
    ...(post.summary === undefined || post.summary === '' ? {} : { description: post.summary }),
    ...(typeof post.date === 'string' ? { datePublished: post.date } : {}),
    ...(picture === null ? {} : { image: picture.href }),
    ...(page.links.canonical === null ? {} : { mainEntityOfPage: page.links.canonical }),
    ...(post.author === undefined || post.author === '' ? {} : { creditText: post.author }),
    author: brand,
    publisher: brand,
    inLanguage: page.visit.culture,
  } as const satisfies Article;
}
