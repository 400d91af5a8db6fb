import { brands } from '@foyer/brands/brands';
import { demandedCapabilities } from '@foyer/brands/demandedCapabilities';
import { applyBrandsFile } from '../services/configuration/applyBrandsFile.server.ts';
import { readConfiguration } from '../services/configuration/configuration.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { brandProblems, productionProblems } from '../services/configuration/deployment.server.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration; every problem of it, one sentence each. Gives the brands the values of `BRANDS_FILE`, if they
 * have no problem.
 */
export function configurationWithProblems(variables: Variables): {
  configuration: Configuration | null;
  problems: string[];
} {
  const { vendors, problems: fileProblems } = applyBrandsFile(variables['BRANDS_FILE']);
  const problems = [
    ...(fileProblems.length > 0 ? fileProblems : brandProblems(variables, brands)),
    ...productionProblems(variables, vendors),
  ];
  try {
    const configuration = readConfiguration(variables, vendors);
    return { configuration, problems: [...problems, ...demandedCapabilities(configuration.capabilitiesOff, brands)] };
  } catch (error) {
    return {
      configuration: null,
      problems: [...(error instanceof Error ? error.message.split('\n') : []), ...problems],
    };
  }
}

/** @throws with every problem of the configuration, one on each line */
export function startConfiguration(variables: Variables): Configuration {
  const { configuration, problems } = configurationWithProblems(variables);
  if (configuration !== null && problems.length === 0) return configuration;
  const advice =
    variables['DEPLOYMENT'] === 'production'
      ? ['DEPLOYMENT=sandbox starts with play money and allows these values.']
      : [];
  throw new Error([...problems, ...(configuration === null ? [] : advice)].join('\n'));
}
