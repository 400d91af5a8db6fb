import type { CustomerFundsRating } from '@foyer/contract/blocks';

/** UK25: what each rating of the protection of customers' money means. */
export type CustomerFundsMessages = Readonly<Record<CustomerFundsRating, string>>;

export const messages: CustomerFundsMessages = {
  basic:
    'Protection of customer funds: basic. Your money is kept in accounts apart from those of the business. It is not protected if the business fails.',
  medium:
    'Protection of customer funds: medium. Your money is kept apart from that of the business, with arrangements such as insurance in case the business fails. There is no guarantee that all of it would be paid back.',
  high: 'Protection of customer funds: high. Your money is kept in a trust that is legally separate from the business and checked from outside, so that it is there for you if the business fails.',
};
