import type { ContentNode } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import { composePage, type RawPage } from './composePage.ts';
import type { ContentFile } from './contentFiles.ts';
import type { FinishTexts } from './finishTexts.ts';
import { filesOf, type Layers } from './layers.ts';
import type { LocalText } from './localText.ts';
import type { RawProperties } from './pageFile.ts';
import type { TermsFile } from './termsFile.ts';

/** Template page of one version. Visitors cannot request it. */
const template = '/terms/{version}';
export const isTermsTemplate = (path: string): boolean => path === template;

interface TermsSection {
  readonly key: string;
  readonly heading: LocalText;
  readonly html: LocalText;
}

/** A version of the terms after merging all layers. */
export interface TermsVersion {
  readonly version: string;
  readonly path: string;
  /** When the version applies from, ISO 8601. */
  readonly date: string;
  readonly changes: readonly LocalText[];
  readonly sections: readonly TermsSection[];
}

type Section = Omit<TermsFile['sections'][number], 'after'>;

const isComplete = (section: Section): section is TermsSection =>
  section.heading !== undefined && section.html !== undefined;

/** Returns the versions of a brand or market, newest first. A version without a date is left out. */
export function termsVersions(layers: Layers): TermsVersion[] {
  const byVersion = Map.groupBy(
    filesOf(layers, 'terms', () => true),
    ({ name }) => name,
  );
  return [...byVersion]
    .flatMap(([version, files]): TermsVersion[] => {
      const date = files.findLast(({ value }) => value.date !== undefined)?.value.date;
      if (date === undefined) return [];
      const changes = files.findLast(({ value }) => value.changes !== undefined)?.value.changes ?? [];
      let sections: Section[] = [];
      for (const { value } of files) for (const section of value.sections) sections = withSection(sections, section);
      return [
        {
          version,
          path: `/terms/${version}`,
          date: new Date(date).toISOString(),
          changes,
          sections: sections
            .filter(isComplete)
            .map((section, at) => ({ ...section, heading: numbered(section.heading, at + 1) })),
        },
      ];
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.version < b.version ? 1 : -1));
}

/** Numbers follow from the order, because a market may add sections. */
const numbered = (heading: LocalText, number: number): LocalText =>
  typeof heading === 'string'
    ? `${number}. ${heading}`
    : {
        ...heading,
        ...Object.fromEntries(Object.entries(heading).map(([language, text]) => [language, `${number}. ${text}`])),
      };

function withSection(sections: readonly Section[], { after, ...section }: TermsFile['sections'][number]) {
  const at = sections.findIndex(({ key }) => key === section.key);
  if (at !== -1) return sections.with(at, { ...sections[at], ...section });
  const place = sections.findIndex(({ key }) => key === after);
  return place === -1 ? [...sections, section] : sections.toSpliced(place + 1, 0, section);
}

/** Returns the version that applies at a time: the newest one whose date has come. */
export const termsInForce = (versions: readonly TermsVersion[], now: number): TermsVersion | undefined =>
  versions.find(({ date }) => Date.parse(date) <= now);

export const termsPaths = (layers: Layers): string[] => termsVersions(layers).map(({ path }) => path);

/** Returns the page of one version, or null if none is at the path or editors made no template. */
export function termsPage(layers: Layers, path: string): RawPage | null {
  const found = termsVersions(layers).find((version) => version.path === path);
  const page = found === undefined ? null : composePage(layers, template);
  if (found === undefined || page === null) return null;
  return {
    head: { ...page.head, canonicalUrl: path },
    components: page.components.map((component) =>
      component.alias === 'termsText'
        ? { ...component, properties: { ...component.properties, version: found.version } }
        : component,
    ),
  };
}

/** Fills a `termsText` with its version, by default the one in force. Without versions the properties stay as they are. */
export function withTermsVersion(properties: RawProperties, layers: Layers, now: number): RawProperties {
  const versions = termsVersions(layers);
  const named = versions.find(({ version }) => version === properties['version']);
  const current = termsInForce(versions, now);
  const shown = named ?? current;
  if (shown === undefined) return properties;
  const next = versions[versions.indexOf(shown) - 1];
  return {
    ...properties,
    version: shown.version,
    date: shown.date,
    standing: shown === current ? 'current' : Date.parse(shown.date) > now ? 'upcoming' : 'earlier',
    ...(next !== undefined && { until: next.date }),
    changes: shown.changes,
    sections: shown.sections.map(({ key, heading, html }) => ({ heading, html, anchor: key })),
    versions: versions
      .filter((version) => version !== shown)
      .map(({ version, date, changes, path }) => ({ version, date, changes, Url: path })),
  };
}

/**
 * Adds the version in force to the node of the terms, and the list of versions as its children. What the node's own file
 * says stays. Without versions the node stays as it is.
 */
export function withTermsVersions(
  node: ContentNode,
  { layers, finish, now }: { layers: Layers; finish: FinishTexts; now: number },
): ContentNode {
  const versions = termsVersions(layers);
  const current = termsInForce(versions, now);
  if (node.Alias !== 'termsAndConditions' || current === undefined) return node;
  const html = current.sections
    .map(({ heading, html: text }) => `<h3>${String(finish(heading))}</h3>\n${String(finish(text))}`)
    .join('\n');
  return {
    ...node,
    Properties: {
      version: current.version,
      html,
      changes: finish(current.changes),
      lastUpdatedDate: current.date,
      lastUpdatedDateMalta: current.date,
      ...node.Properties,
    },
    Children: versions.map(({ version, date, changes, path }) => ({
      Id: contentId(`${node.Id}${path}`),
      Name: version,
      Alias: 'termsVersion',
      Properties: { version, date, changes: finish(changes), path },
      Children: [],
    })),
  };
}

/** Returns the files of versions that begin to apply after one time and not after the other. */
export const termsWithBoundary = (files: readonly ContentFile[], afterMs: number, untilMs: number): ContentFile[] =>
  files.filter((file) => {
    const from = file.kind === 'terms' && file.value.date !== undefined ? Date.parse(file.value.date) : NaN;
    return afterMs < from && from <= untilMs;
  });
