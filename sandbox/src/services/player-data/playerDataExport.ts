import type { SQLOutputValue } from 'node:sqlite';
import { allRows, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { heldData, type HeldData } from './heldData.ts';

/** Maximum number of rows of one list. Later ones are counted but not exported; support provides them. */
export const maxExportRows = 20_000;
/** Rows read at once, so that a long history blocks no other request. */
const pageRows = 500;

type Row = Readonly<Record<string, SQLOutputValue>>;

const camelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const isTime = (name: string): boolean => /(?:^|_)(?:at|until|before|start)$/.test(name);

/** Replaces times in Unix milliseconds by ISO 8601. */
function exportedRow(row: Row, omit: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !omit.includes(name))
      .map(([name, value]) => [
        camelCase(name),
        isTime(name) && typeof value === 'number' ? new Date(value).toISOString() : value,
      ]),
  );
}

/** P1: writes everything held about a player as JSON, in pieces, so that memory stays bounded. */
export function createPlayerDataExport({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  function* list({ table, where, order, omit = [] }: HeldData, userId: number): Generator<string> {
    const total =
      firstRow<{ total: number }>(database, `SELECT count(*) AS total FROM ${table} WHERE ${where}`, userId)?.total ??
      0;
    yield `{"total":${total},"rows":[`;
    const count = Math.min(total, maxExportRows);
    for (let offset = 0; offset < count; offset += pageRows) {
      const rows = allRows<Row>(
        database,
        `SELECT * FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
        userId,
        Math.min(pageRows, count - offset),
        offset,
      );
      yield (offset === 0 ? '' : ',') + rows.map((row) => JSON.stringify(exportedRow(row, omit))).join(',');
    }
    yield ']}';
  }

  return {
    *pieces(userId: number): Generator<string> {
      yield `{"exportedAt":${JSON.stringify(new Date(clock.now()).toISOString())},"userId":${userId},"maxRowsOfAList":${maxExportRows}`;
      for (const held of heldData) {
        yield `,${JSON.stringify(held.name)}:`;
        yield* list(held, userId);
      }
      yield '}\n';
    },
  };
}

/**
 * Streams the pieces as the client reads them. A client that reads too slowly loses the connection, so that the file is
 * visibly incomplete.
 */
export function streamOfPieces(pieces: Iterator<string>, timeoutMs: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const deadline = AbortSignal.timeout(timeoutMs);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      deadline.addEventListener('abort', () => controller.error(new Error('The export took too long.')), {
        once: true,
      });
    },
    pull(controller) {
      if (deadline.aborted) return;
      const next = pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}

export type PlayerDataExport = ReturnType<typeof createPlayerDataExport>;
