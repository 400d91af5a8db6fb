import type { SettledPayment } from '@foyer/contract/settledPayment';
import * as v from 'valibot';
import { readStored } from '../../storage/readStored.ts';

/** Ids of payments that this browser has announced, newest last; a session summary names at most 20. */
export const maxAnnounced = 60;
const announcedIds = v.array(v.pipe(v.string(), v.maxLength(100)));

/** Storage may hold anything; what is not a list of ids counts as empty. */
export function readAnnounced(text: string | null): readonly string[] {
  return (readStored(announcedIds, text) ?? []).slice(-maxAnnounced);
}

export interface SettledPaymentsDeps {
  /** Text of the announced ids, shared by all tabs of the browser. */
  read(): string | null;
  write(text: string): void;
  /** Runs while no other tab of the browser runs its own. */
  exclusively(run: () => void): Promise<void>;
  /** Resolves once the player can see this tab. */
  visible(): Promise<void>;
  /** The id of the player of this tab; null after a logout. */
  userId(): number | null;
  announce(payment: SettledPayment): void;
}

export interface SettledPayments {
  /** Announces each payment once for all tabs, reloads and reconnects, however often it is reported. */
  report(payment: SettledPayment): Promise<void>;
}

export function createSettledPayments({
  read,
  write,
  exclusively,
  visible,
  userId,
  announce,
}: SettledPaymentsDeps): SettledPayments {
  /** Also where nothing can be stored. */
  const seen = new Set<string>();
  return {
    async report(payment) {
      const id = payment.payment.apiReference;
      if (seen.has(id)) return;
      seen.add(id);
      const reportedFor = userId();
      await visible();
      if (reportedFor === null || userId() !== reportedFor) {
        // The player left meanwhile; the summary of their next session reports it again.
        seen.delete(id);
        return;
      }
      await exclusively(() => {
        const announced = readAnnounced(read());
        if (announced.includes(id)) return;
        write(JSON.stringify([...announced, id].slice(-maxAnnounced)));
        announce(payment);
      });
    },
  };
}
