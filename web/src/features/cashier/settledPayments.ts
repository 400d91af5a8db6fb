import type { SettledPayment } from '@foyer/contract/settledPayment';
import * as v from 'valibot';
import { parseStored } from '../../services/storage/parseStored.ts';

/** Maximum number of stored ids of announced payments, newest last. A session summary names at most 20 payments. */
export const maxAnnounced = 60;
const announcedIds = v.array(v.pipe(v.string(), v.maxLength(100)));

/** Parses stored ids; anything that is not a list of ids counts as empty. */
export function parseAnnounced(text: string | null): readonly string[] {
  return (parseStored(announcedIds, text) ?? []).slice(-maxAnnounced);
}

export interface SettledPaymentsDeps {
  /** Reads the announced ids, which all tabs of the browser share. */
  read(): string | null;
  write(text: string): void;
  /** Runs `run` under a lock shared by all tabs of the browser. */
  runExclusively(run: () => void): Promise<void>;
  /** Resolves once this tab is visible. */
  whenVisible(): Promise<void>;
  /** Id of the player of this tab; null after a logout. */
  userId(): number | null;
  announce(payment: SettledPayment): void;
}

export interface SettledPayments {
  /** Announces each payment once across tabs, reloads and reconnects, however often it is reported. */
  report(payment: SettledPayment): Promise<void>;
}

export function createSettledPayments({
  read,
  write,
  runExclusively,
  whenVisible,
  userId,
  announce,
}: SettledPaymentsDeps): SettledPayments {
  /** Also works when storage is unavailable. */
  const seen = new Set<string>();
  return {
    async report(payment) {
      const id = payment.payment.apiReference;
      if (seen.has(id)) return;
      seen.add(id);
      const reportedFor = userId();
      await whenVisible();
      if (reportedFor === null || userId() !== reportedFor) {
        // The player left in the meantime; the summary of their next session reports the payment again.
        seen.delete(id);
        return;
      }
      await runExclusively(() => {
        const announced = parseAnnounced(read());
        if (announced.includes(id)) return;
        write(JSON.stringify([...announced, id].slice(-maxAnnounced)));
        announce(payment);
      });
    },
  };
}
