import type { ContentNode } from '@foyer/contract/content';
import { acceptedTermsAttributes } from '../services/accounts/accountResponse.ts';
import type { Layers } from '../services/content/layers.ts';
import { hrefsOf } from './checkComponent.ts';
import { isAddressName } from './contentNames.ts';
import { originOfNode } from './contentOrigin.ts';
import type { ContentPlace, ContentRule, Fault } from './contentRules.ts';
import type { LinkCheck } from './linkCheck.ts';
import { walkValues } from './walkValues.ts';

/** Nodes that the web requests, with their required properties (S7; HI-03 names the five addresses). */
const neededOfMarket: Readonly<Record<string, readonly string[]>> = {
  complianceUrls: ['transactionHistory', 'responsibleGaming', 'playerProtection', 'help', 'gameHistory'],
  termsAndConditions: ['title', 'html', 'lastUpdatedDate', 'lastUpdatedDateId'],
};
const neededOfProduct: Readonly<Record<string, readonly string[]>> = {
  gamesFolder: [],
  countryRow: ['RestrictedCountries'],
};

export function checkNodes(
  node: ContentNode | null,
  { layers, links, place, isProduct }: { layers: Layers; links: LinkCheck; place: ContentPlace; isProduct: boolean },
): Fault[] {
  const children = (node?.Children ?? []).filter(({ Alias }) => Alias !== 'market');
  const fault = (rule: ContentRule, alias: string, at: readonly (string | number)[], message: string): Fault => ({
    rule,
    message,
    ...originOfNode(layers, alias, at),
    place,
  });
  const needed = isProduct ? { ...neededOfMarket, ...neededOfProduct } : neededOfMarket;
  const missing = Object.entries(needed).flatMap(([alias, fields]) => {
    const found = children.find((child) => child.Alias === alias);
    if (found === undefined) return [fault('missingNode', alias, [], `there is no node ${alias}`)];
    return fields
      .filter((name) => isBlank(found.Properties[name]))
      .map((name) => fault('missingField', alias, ['properties', name], `${alias} has no ${name}`));
  });
  const codes = children.find(({ Alias }) => Alias === 'countryRow')?.Properties['RestrictedCountries'];
  const strays = (Array.isArray(codes) ? codes : []).flatMap((code: unknown, at) =>
    typeof code === 'string' && /^[A-Z]{2}$/.test(code)
      ? []
      : [
          fault(
            'wrongValue',
            'countryRow',
            ['properties', 'RestrictedCountries', at],
            `${JSON.stringify(code)} is no two-letter country`,
          ),
        ],
  );
  const terms = children.find(({ Alias }) => Alias === 'termsAndConditions')?.Properties ?? {};
  const dateless = ['lastUpdatedDateId', 'lastUpdatedDateIdMalta'].flatMap((name) =>
    isBlank(terms[name]) || acceptedTermsAttributes.includes(Number(terms[name]))
      ? []
      : [
          fault(
            'wrongValue',
            'termsAndConditions',
            ['properties', name],
            `accounts store no acceptance in the attribute ${String(terms[name])}; they use ${acceptedTermsAttributes.join(' and ')}`,
          ),
        ],
  );
  const dead = children.flatMap((child) =>
    walkValues(child.Properties, ['properties']).flatMap(({ name, value, at }) => {
      const addresses =
        typeof value !== 'string' ? [] : name === 'html' ? hrefsOf(value) : isAddressName(name) ? [value] : [];
      return addresses.flatMap((address) => {
        const problem = links.problem(address, null);
        return problem === null ? [] : [fault(problem.rule, child.Alias, at, problem.message)];
      });
    }),
  );
  return [...missing, ...strays, ...dateless, ...dead];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
