import type { SettledPayment } from '@foyer/contract/settledPayment';
import type { ToastType } from '../../overlays/toasts.ts';

type SettledState = 'booked' | 'refused' | 'expired' | 'cancelled';
type SettledKey = `banking.settled.${SettledPayment['direction']}.${SettledState}`;

/** The sentence for a settled payment, and how its toast looks. */
export function settledText({ direction, payment: { status_1 } }: SettledPayment): {
  text: SettledKey;
  type: ToastType;
} {
  switch (status_1) {
    case 'booked':
      return { text: `banking.settled.${direction}.booked`, type: 'success' };
    case 'cancelled':
      return { text: `banking.settled.${direction}.cancelled`, type: 'info' };
    case 'expired':
      return { text: `banking.settled.${direction}.expired`, type: 'warning' };
    default:
      return { text: `banking.settled.${direction}.refused`, type: 'warning' };
  }
}
