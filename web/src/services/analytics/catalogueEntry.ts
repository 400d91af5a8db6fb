import type { EventType } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';

type KeyOf<One> = One extends { area: infer Area extends string; action: infer Action extends string }
  ? `${Area}.${Action}`
  : never;

/** For example `login.submit`. */
export type InteractionKey = KeyOf<Interaction>;

type MemberOf<Key, One = Interaction> = One extends { area: string; action: string }
  ? Key extends KeyOf<One>
    ? One
    : never
  : never;

/** Fields of the event data that facts of an interaction may fill. */
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

/** A catalogue entry in its general form. */
export interface CatalogueEntry {
  readonly type: EventType;
  /** When the event is sent; a sentence for docs/events.md. */
  readonly when: string;
  /** Fact of the interaction for each field. */
  readonly fills?: { readonly [Field in FilledField]?: string };
  readonly block?: 'game' | 'payment';
}

type FactOf<One> = Exclude<keyof One, 'area' | 'action' | 'game' | 'payment'> & string;
type BlockOf<One> = One extends { game: unknown }
  ? { readonly block: 'game' }
  : One extends { payment: unknown }
    ? { readonly block: 'payment' }
    : { readonly block?: never };

/** Entry of one key: fills fields from that interaction's facts, and names its block if any. */
export type EntryOf<Key extends InteractionKey> = CatalogueEntry & {
  readonly fills?: { readonly [Field in FilledField]?: FactOf<MemberOf<Key>> };
} & BlockOf<MemberOf<Key>>;

/** All entries of some areas. */
export type EntriesOf<Area extends Interaction['area']> = {
  readonly [Key in InteractionKey & `${Area}.${string}`]: EntryOf<Key>;
};
