import type { SettledPayment } from '@foyer/contract/settledPayment';
import type { NoticeKind } from '../../ui/noticeIcons.ts';

type SettledState = 'booked' | 'refused' | 'expired' | 'cancelled';
type SettledKey = `cashier.settled.${SettledPayment['direction']}.${SettledState}`;

/** Returns message and toast style of a settled payment. */
export function settledText({ direction, payment: { status_1 } }: SettledPayment): {
  text: SettledKey;
  type: NoticeKind;
} {
  switch (status_1) {
    case 'booked':
      return { text: `cashier.settled.${direction}.booked`, type: 'success' };
    case 'cancelled':
      return { text: `cashier.settled.${direction}.cancelled`, type: 'info' };
    case 'expired':
      return { text: `cashier.settled.${direction}.expired`, type: 'warning' };
    default:
      return { text: `cashier.settled.${direction}.refused`, type: 'warning' };
  }
}
