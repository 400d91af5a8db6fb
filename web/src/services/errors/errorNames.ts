/** Names of failures in reports (S8). */
export const errorNames = [
  'API_ERROR',
  'APP_INIT_ERROR',
  'GEO_INFO_ERROR',
  'CONNECTION_ERROR',
  'PROMOTIONS_FETCH_ERROR',
  'PROMOTION_OPT_IN_ERROR',
  'GAME_LAUNCH_REFUSED',
  'GAME_NOT_FOUND',
  'INTERNAL_SERVER_ERROR',
  'PAGE_NOT_FOUND',
  'UNKNOWN_COMPONENT',
  'RENDER_ERROR',
  'STORAGE_ERROR',
  'REPLAY_IDENTIFY_ERROR',
] as const;
export type ErrorName = (typeof errorNames)[number];
