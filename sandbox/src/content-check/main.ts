import { resolve } from 'node:path';
import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { readSettings } from '../kernel/settings.ts';
import { ownContentFolder } from '../services/content/contentFiles.ts';
import { checkDocuments } from './checkDocuments.ts';
import { createContentReports } from './contentReports.ts';
import { contentReportText } from './contentReportText.ts';

/** A parsed command line. */
interface CheckLine {
  /** At most one folder. */
  names: readonly string[];
  /** `json` for machine-readable output; `web` for the address of a running web front end. */
  values: Readonly<Partial<Record<string, unknown>>>;
}

/** Checks the content. Exit codes: 0 without mistakes, 1 with some, 2 nothing was checked. */
export async function main({ names, values }: CheckLine): Promise<number> {
  const given = readSettings(process.env, []);
  if (!given.read) return fail(given.problem);
  if (names.length > 1) return fail('Give one folder.');
  const folder = names[0] === undefined ? (given.settings.contentFolder ?? ownContentFolder) : resolve(names[0]);
  try {
    const content = await createContentReports({
      folder,
      catalogue: createCatalogue(given.settings.catalogueSize),
      now: Date.now,
    }).current();
    const { web } = values;
    const large = typeof web === 'string' ? await checkDocuments(web, content.paths) : [];
    const report = {
      ...content,
      warnings: content.warnings + large.length,
      findings: [...content.findings, ...large],
    };
    process.stdout.write(values['json'] === true ? `${JSON.stringify(report, null, 2)}\n` : contentReportText(report));
    return report.errors > 0 ? 1 : 0;
  } catch (error) {
    return fail(
      `The content of ${folder} cannot be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function fail(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 2;
}
