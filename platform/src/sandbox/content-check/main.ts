// Command-line content check: `npm run content:check`, with `-- --json` for machine-readable output.
import { resolve } from 'node:path';
import { createCatalogue } from '../../games/catalogue/catalogue.ts';
import { readSettings } from '../../kernel/settings.ts';
import { createContentReports, ownContentFolder } from './contentReports.ts';
import { contentReportText } from './contentReportText.ts';

const words = process.argv.slice(2);
const stray = words.find((word) => word.startsWith('-') && word !== '--json');
const folders = words.filter((word) => !word.startsWith('-'));
const given = readSettings(process.env, []);
if (stray !== undefined || folders.length > 1) {
  process.stderr.write('The check of the content takes --json and one folder, and nothing else.\n');
  process.exitCode = 2;
} else if (!given.read) {
  process.stderr.write(`${given.problem}\n`);
  process.exitCode = 2;
} else {
  const folder = folders[0] === undefined ? (given.settings.contentFolder ?? ownContentFolder) : resolve(folders[0]);
  try {
    const report = await createContentReports({
      folder,
      catalogue: createCatalogue(given.settings.catalogueSize),
      now: Date.now,
    }).current();
    process.stdout.write(words.includes('--json') ? `${JSON.stringify(report, null, 2)}\n` : contentReportText(report));
    process.exitCode = report.errors > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(
      `The content folder ${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 2;
  }
}
