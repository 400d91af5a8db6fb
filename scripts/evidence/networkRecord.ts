import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

/** Requests of a visit to one origin and path. */
export interface Tally {
  origin: string;
  path: string;
  purpose: string;
  requests: number;
  sentBytes: number;
  receivedBytes: number;
}

/** A visit of one brand and market, with its requests by choice of cookies. */
export interface NetworkRecord {
  visit: string;
  records: Record<string, Tally[]>;
}

/** The test that records every request of a visit, and the beginning of its titles. */
export const networkTest = { file: 'tests/e2e/loading/networkRecord.spec.ts', title: 'P1 ' };

const folder = join(projectRoot, '.cache/privacy/network');

export const removeNetworkRecords = (): void => rmSync(folder, { recursive: true, force: true });

export const readNetworkRecords = (): NetworkRecord[] =>
  globSync(join(folder, '*.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as NetworkRecord);

/** Choices in which a visitor has not consented to anything. */
const withoutConsent = ['no choice', 'withdrawn'];

/** Bytes that left pages without the consent they need. */
export const bytesWithoutConsent = (
  records: readonly NetworkRecord[],
  needsConsent: (tally: Tally) => boolean,
): number =>
  records
    .flatMap((record) => withoutConsent.flatMap((choice) => record.records[choice] ?? []))
    .filter(needsConsent)
    .reduce((sum, { sentBytes }) => sum + sentBytes, 0);

/** Rows of a table: one for each origin and path, with the requests of each choice. */
export function networkRows({ records }: NetworkRecord): (Tally & { tallies: (Tally | null)[] })[] {
  const keyOf = ({ origin, path }: Tally) => `${origin} ${path}`;
  const places = new Map(
    Object.values(records)
      .flat()
      .map((tally) => [keyOf(tally), tally]),
  );
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, place]) => ({
      ...place,
      tallies: Object.values(records).map((tallies) => tallies.find((tally) => keyOf(tally) === key) ?? null),
    }));
}
