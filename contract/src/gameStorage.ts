/** Keys in local storage of the games' origin. The site lists them among everything that it may store (CO-02). */
export const gameStorageKeys = {
  /** `on` while the player has turned on sound in games. */
  sound: 'foyer-game-sound',
} as const;
