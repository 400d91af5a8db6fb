import { contentBlocks } from '@foyer/contract/blocks';
import { categoryProperties, subCategoryProperties } from '@foyer/contract/content';
import { defaultAliases } from '@foyer/contract/defaultComponents';
import { isAddressIssue } from '@foyer/contract/linkAddress';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { textFileName } from '../services/content/componentProblem.ts';
import { gameGroupFile } from '../services/content/gameGroupFile.ts';
import { gameRule } from '../services/content/gameRule.ts';
import { campaignsField, heroCampaigns } from '../services/content/heroCampaign.ts';
import { inCulture } from '../services/content/localText.ts';
import { sampleFacts } from '../services/content/marketFacts.ts';
import { nodeFile } from '../services/content/nodeFile.ts';
import { pageFile, sharedFile, textFile } from '../services/content/pageFile.ts';
import { termsFile } from '../services/content/termsFile.ts';
import type { ContentRule } from './contentRules.ts';

/** A fault in the shape of a file: rule, path to the value, message. */
export interface ShapeFault {
  rule: ContentRule;
  at: (string | number)[];
  message: string;
}

const componentFields: readonly string[] = ['alias', 'shared', 'key', 'after'];
const schemas: readonly [RegExp, v.GenericSchema][] = [
  [/\/pages\//, pageFile],
  [/\/shared\//, sharedFile],
  [/\/texts\//, textFile],
  [/\/(?:studios|themes)\//, gameGroupFile],
  [/\/nodes\//, nodeFile],
  [/\/terms\//, termsFile],
];

/** Returns every fault in a file's shape with its own path. The content service stops at the first one. */
export function shapeFaults(path: string, value: unknown): ShapeFault[] {
  const own = path.includes('/pages/')
    ? pageFaults(value)
    : path.includes('/shared/')
      ? componentFaults(value, [])
      : path.includes('/nodes/')
        ? nodeFaults(value, [])
        : [];
  const schema = schemas.find(([folder]) => folder.test(path))?.[1];
  const issues = schema === undefined ? [] : faultsOf(schema, value, []);
  // For faults inside a component the schema reports only one general issue.
  const others = issues.filter(({ at }) => !own.some((fault) => at.every((step, place) => fault.at[place] === step)));
  return [...own, ...others];
}

function faultsOf(schema: v.GenericSchema, value: unknown, above: readonly (string | number)[]): ShapeFault[] {
  const result = v.safeParse(schema, value);
  return (result.issues ?? []).map((issue) => {
    const steps = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const isStray = issue.type === 'strict_object' && issue.expected === 'never';
    return {
      rule: isStray ? 'unknownField' : isAddressIssue(issue) ? 'unsafeAddress' : 'wrongValue',
      at: [...above, ...steps],
      message: isStray ? `there is no field “${steps.at(-1)}” here` : issue.message,
    } as const;
  });
}

function pageFaults(value: unknown): ShapeFault[] {
  const components = isRecord(value) ? value['components'] : undefined;
  return Array.isArray(components)
    ? components.flatMap((component: unknown, place) => componentFaults(component, ['components', place]))
    : [];
}

function componentFaults(component: unknown, at: readonly (string | number)[]): ShapeFault[] {
  if (!isRecord(component) || typeof component['alias'] !== 'string') return [];
  const { alias } = component;
  const block: v.ObjectSchema<v.ObjectEntries, undefined> | undefined = ownValue(contentBlocks, alias);
  // An editor may set the properties of a component that stands on pages already, if it has any.
  if (block === undefined && defaultAliases.has(alias))
    return [
      {
        rule: 'standsAlready',
        at: [...at, 'alias'],
        message: `${alias} stands on every page already; placed here it would stand there twice`,
      },
    ];
  if (block === undefined)
    return [
      {
        rule: 'unknownComponent',
        at: [...at, 'alias'],
        message: `nothing is called ${alias}; the page leaves it out. There are ${Object.keys(contentBlocks).join(', ')}`,
      },
    ];
  const fields = Object.entries(component).filter(([name]) => !componentFields.includes(name));
  return fields.flatMap(([name, field]): ShapeFault[] => {
    const here = [...at, name];
    if (name === 'games' && 'gameIds' in block.entries) return faultsOf(gameRule, field, here).slice(0, 1);
    if (name === campaignsField && alias === 'hero') return faultsOf(heroCampaigns, field, here);
    const entry = Object.hasOwn(block.entries, name) ? block.entries[name] : undefined;
    if (entry === undefined)
      return [
        {
          rule: 'unknownField',
          at: here,
          message: `${alias} has no field “${name}”; it has ${Object.keys(block.entries).join(', ')}`,
        },
      ];
    if (field === null) return [{ rule: 'emptyField', at: here, message: `${name} is empty; leave it out` }];
    return textFileName(field) === null ? faultsOf(entry, inCulture(field, 'en', sampleFacts), here) : [];
  });
}

const nodeProperties: Readonly<Record<string, v.GenericSchema>> = {
  gameCategory: categoryProperties,
  gameSubCategory: v.omit(subCategoryProperties, ['GameIds']),
};

function nodeFaults(node: unknown, at: readonly (string | number)[]): ShapeFault[] {
  if (!isRecord(node) || at.length > 20) return [];
  const schema = typeof node['alias'] === 'string' ? ownValue(nodeProperties, node['alias']) : undefined;
  const own =
    schema === undefined || !isRecord(node['properties'])
      ? []
      : faultsOf(schema, inCulture(node['properties'], 'en', sampleFacts), [...at, 'properties']);
  const children = Array.isArray(node['children']) ? node['children'] : [];
  return [...own, ...children.flatMap((child: unknown, place) => nodeFaults(child, [...at, 'children', place]))];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
