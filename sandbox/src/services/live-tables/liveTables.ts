import type { Culture } from '@foyer/contract/ids';
import type { LiveTable } from '@foyer/contract/liveTables';
import type { Catalogue, CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { LiveTableFacts } from '@foyer/games/catalogue/liveTableFacts';
import { openingPeriod } from '@foyer/games/catalogue/openingHours';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import type { Clock } from '../../kernel/clock.ts';
import { messages as en, type LiveTablesMessages } from '../../messages/en/liveTables.ts';
import type { Maintenance } from '../games/maintenance.ts';
import { dealerAt, resultsAt, seatsAt } from './simulatedTable.ts';
import type { TableGame } from './simulatedTable.ts';

const liveTablesMessages = await messagesByLanguage<LiveTablesMessages>(
  en,
  (language) => import(`../../messages/${language}/liveTables.ts`),
);

export interface LiveTables {
  /** Returns the live tables of the catalogue in its order, without withdrawn ones. */
  list(currencyIsoCode: string, culture: Culture): LiveTable[];
}

interface Table {
  readonly game: CatalogueGame;
  readonly plays: TableGame;
  readonly facts: LiveTableFacts;
}

export function createLiveTables({
  catalogue,
  clock,
  maintenance,
}: {
  catalogue: Pick<Catalogue, 'all'>;
  clock: Pick<Clock, 'now'>;
  maintenance: Pick<Maintenance, 'backAt' | 'isWithdrawn'>;
}): LiveTables {
  const tables = catalogue.all.flatMap((game): Table[] => {
    const { engine, liveTable } = game;
    return liveTable !== null && (engine === 'roulette' || engine === 'blackjack')
      ? [{ game, plays: engine, facts: liveTable }]
      : [];
  });
  return {
    list(currencyIsoCode, culture) {
      const now = clock.now();
      const { dealers } = liveTablesMessages[culture];
      return tables.flatMap(({ game, plays, facts: { stakes, openingHours } }, place): LiveTable[] => {
        const { gameGroupId } = game;
        if (maintenance.isWithdrawn(gameGroupId)) return [];
        const facts = { gameGroupId, currencyIsoCode, stakes: { ...stakes } };
        const opensAt = maintenance.backAt(game);
        if (opensAt !== null) return [{ ...facts, state: 'closed', opensAt }];
        const period = openingHours === null ? null : openingPeriod(openingHours, now);
        // A table that the control room opened outside its hours counts as always open.
        const current = period !== null && period.opensAt <= now ? period : null;
        return [
          {
            ...facts,
            state: 'open',
            closesAt: current?.closesAt ?? null,
            dealerName: dealers[dealerAt(place, now, dealers.length)] ?? '',
            seats: seatsAt(gameGroupId, plays, now),
            results: resultsAt(gameGroupId, plays, now, current?.opensAt ?? 0),
          },
        ];
      });
    },
  };
}
