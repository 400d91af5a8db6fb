/** Pages of the account portal, as named in its addresses (HI-02). */
export const portalPages = ['communication-preferences', 'transaction-history', 'game-history', 'your-data'] as const;
export type PortalPage = (typeof portalPages)[number];

/** P1: what a player has to settle before the account can be deleted. */
export type DeletionObstacle = 'balance' | 'payment' | 'round';
