import { writeFileSync } from 'node:fs';
import { serveAdapters } from '../../scripts/adapters/serveAdapters.ts';
import { addressVariablesIn, createServiceSender, credentialsInUse } from '../../scripts/connect/serviceSender.ts';
import type { CommandLine } from '../../scripts/readCommandLine.mjs';
import { conformanceOptions } from './conformanceOptions.ts';
import { countOf, reportPage, reportText } from './conformanceReport.ts';
import { runConformance } from './runConformance.ts';

/** Checks the services. Exit codes: 0 everything conforms, 1 something deviates, 2 nothing could be checked. */
export async function main({ values }: Pick<CommandLine, 'values'>): Promise<number> {
  const options = conformanceOptions(values, process.env['CONFORMANCE_PASSWORD'], process.env['CAPABILITIES_OFF']);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  const credentials = credentialsInUse(process.env, addressVariablesIn(values));
  if (typeof credentials === 'string') {
    process.stderr.write(`${credentials}\n`);
    return 2;
  }
  for (const line of credentials.descriptions) process.stdout.write(`${line}\n`);
  const { credentialsOf } = credentials;
  const served =
    options.adapters === null
      ? null
      : await serveAdapters(options.adapters, options.bases, credentialsOf).catch(sentenceOf);
  if (typeof served === 'string') {
    process.stderr.write(`${served}\n`);
    return 2;
  }
  // Adapters send the credentials themselves.
  const report = await runConformance(
    served === null ? { ...options, send: createServiceSender(credentialsOf) } : { ...options, bases: served.bases },
  );
  await served?.stop();
  process.stdout.write(reportText(report));
  if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (options.html !== null) writeFileSync(options.html, reportPage(report));
  if (countOf(report, 'differs') > 0) return 1;
  return countOf(report, 'fits') === 0 ? 2 : 0;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
