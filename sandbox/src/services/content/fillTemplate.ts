import { ownValue } from '@foyer/contract/ownValue';
import { composePage, type RawPage } from './composePage.ts';
import type { Layers } from './layers.ts';
import type { LocalText } from './localText.ts';
import type { RawProperties } from './pageFile.ts';

interface Head {
  readonly title: LocalText;
  readonly description: unknown;
  readonly keywords?: unknown;
  readonly path: string;
}

/**
 * Fills the editors' template page from one file: its head, and the properties of its components by alias. Returns null
 * without a template.
 */
export function fillTemplate(
  layers: Layers,
  template: string,
  { title, description, keywords, path }: Head,
  byAlias: Readonly<Record<string, RawProperties>>,
): RawPage | null {
  const page = composePage(layers, template);
  if (page === null) return null;
  const head = given({
    ...page.head,
    ...given({ title: withBrand(title), description, keywords }),
    canonicalUrl: path,
  });
  const components = page.components.map((component) => ({
    ...component,
    properties: { ...component.properties, ...given(ownValue(byAlias, component.alias) ?? {}) },
  }));
  return { head, components };
}

function withBrand(title: LocalText): unknown {
  const named = (text: string) => `${text} | {{brandName}}`;
  if (typeof title === 'string') return named(title);
  return Object.fromEntries(Object.entries(title).map(([culture, text = '']) => [culture, named(text)]));
}

/** Drops empty properties, so that the values of the template remain. */
function given(properties: RawProperties): RawProperties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
