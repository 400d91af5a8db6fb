import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../projectRoot.mjs';
import type { RecordedContract } from './contractChanges.ts';

/** What the last release promised. `npm run contract -- --release` writes it. */
const releasedFile = join(projectRoot, 'contract/released.json');
const fragments = join(projectRoot, '.changes/unreleased');

export const readReleased = (file: string = releasedFile): RecordedContract =>
  JSON.parse(readFileSync(file, 'utf8')) as RecordedContract;

/** Entries of the changelog for the next release. */
export const changelogEntries = (): string[] =>
  readdirSync(fragments)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => String((parse(readFileSync(join(fragments, name), 'utf8')) as { body?: unknown }).body));

/**
 * Records a contract as released. Returns a sentence instead if it differs from the last release and has the same
 * version.
 */
export function writeReleased(contract: RecordedContract, file: string = releasedFile): string | null {
  const text = recordedText(contract);
  if (existsSync(file) && readReleased(file).version === contract.version && readFileSync(file, 'utf8') !== text)
    return `The contract has changed since version ${contract.version}. Set servicesContractVersion to a new one.`;
  writeFileSync(file, text);
  return null;
}

/** A line for each call, message and schema, so that a difference is easy to read. */
function recordedText({ version, calls, messages, schemas }: RecordedContract): string {
  const section = (name: string, parts: object) => {
    const lines = Object.entries(parts).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  };
  const sections = [section('calls', calls), section('messages', messages), section('schemas', schemas)];
  return `{\n  "version": ${JSON.stringify(version)},\n${sections.join(',\n')}\n}\n`;
}
