/** Pages of the account portal, as named in its addresses (HI-02). */
export const portalPages = ['communication-preferences', 'transaction-history', 'game-history'] as const;
export type PortalPage = (typeof portalPages)[number];
