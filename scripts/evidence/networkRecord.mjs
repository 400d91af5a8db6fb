import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

/** Requests of a visit to one origin and path. @typedef {{ origin: string, path: string, purpose: string, requests: number, sentBytes: number, receivedBytes: number }} Tally */
/** A visit of one brand and market, with its requests by choice of cookies. @typedef {{ visit: string, records: Record<string, Tally[]> }} NetworkRecord */

/** The test that records every request of a visit, and the beginning of its titles. */
export const networkTest = { file: 'tests/e2e/loading/networkRecord.spec.ts', title: 'P1 ' };

const folder = join(projectRoot, '.cache/privacy/network');

export function removeNetworkRecords() {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {NetworkRecord[]} */
export function readNetworkRecords() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** Choices in which a visitor has not consented to anything. */
const withoutConsent = ['no choice', 'withdrawn'];

/**
 * Bytes that left pages without the consent they need.
 * @param {readonly NetworkRecord[]} records
 * @param {(tally: Tally) => boolean} needsConsent
 */
export const bytesWithoutConsent = (records, needsConsent) =>
  records
    .flatMap((record) => withoutConsent.flatMap((choice) => record.records[choice] ?? []))
    .filter(needsConsent)
    .reduce((sum, { sentBytes }) => sum + sentBytes, 0);

/**
 * Rows of a table: one for each origin and path, with the requests of each choice.
 * @param {NetworkRecord} record
 */
export function networkRows({ records }) {
  const choices = Object.keys(records);
  const keyOf = (/** @type {Tally} */ { origin, path }) => `${origin} ${path}`;
  const places = new Map(
    Object.values(records)
      .flat()
      .map((tally) => [keyOf(tally), tally]),
  );
  const rows = [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { origin, path, purpose }]) => ({
      origin,
      path,
      purpose,
      tallies: choices.map((choice) => records[choice]?.find((tally) => keyOf(tally) === key) ?? null),
    }));
  return { choices, rows };
}
