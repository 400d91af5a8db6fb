import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { getRecalledGames } from './recalledGamesApi.ts';

/** Answers from memory, because every open game asks. */
export const recalledGamesRoute = apiRoute(getRecalledGames, async (_, { recalled }) => ({
  games: [...recalled.ids()],
}));
