import type { EventType } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';

type KeyOf<One> = One extends { area: infer Area extends string; action: infer Action extends string }
  ? `${Area}.${Action}`
  : never;

/** `login.submit` and all the others. */
export type InteractionKey = KeyOf<Interaction>;

type MemberOf<Key, One = Interaction> = One extends { area: string; action: string }
  ? Key extends KeyOf<One>
    ? One
    : never
  : never;

/** Fields of the event data that an interaction's own facts may fill. */
export const filledFields = [
  'eventDetail',
  'eventDetail2',
  'eventDetail3',
  'eventDetail4',
  'fieldName',
  'errorInfo',
  'eventLabel',
] as const;
export type FilledField = (typeof filledFields)[number];

/** An entry of the catalogue, as whoever reads all of them sees it. */
export interface CatalogueEntry {
  readonly type: EventType;
  /** When it is told: the sentence of the events' page. */
  readonly when: string;
  /** Which fact of the interaction stands in which field. */
  readonly fills?: { readonly [Field in FilledField]?: string };
  readonly block?: 'game' | 'payment';
}

type FactOf<One> = Exclude<keyof One, 'area' | 'action' | 'game' | 'payment'> & string;
type BlockOf<One> = One extends { game: unknown }
  ? { readonly block: 'game' }
  : One extends { payment: unknown }
    ? { readonly block: 'payment' }
    : { readonly block?: never };

/** The entry of one key: it fills fields from that interaction's own facts, and names its block where it has one. */
export type EntryOf<Key extends InteractionKey> = CatalogueEntry & {
  readonly fills?: { readonly [Field in FilledField]?: FactOf<MemberOf<Key>> };
} & BlockOf<MemberOf<Key>>;

/** All entries of some areas. */
export type EntriesOf<Area extends Interaction['area']> = {
  readonly [Key in InteractionKey & `${Area}.${string}`]: EntryOf<Key>;
};
