type OptIn = (promotionId: number) => Promise<'optedIn' | 'failed'>;

let way: OptIn = () => Promise.resolve('failed');

/** How a message opts the player in to a promotion: promotions are a feature of their own, so the way is handed in at the start. */
export const optInHandler = {
  take: (promotionId: number) => way(promotionId),
  set(next: OptIn) {
    way = next;
  },
};
