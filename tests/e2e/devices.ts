/**
 * Sizes the design is drawn for. Who sits at the desktop wishes less motion and who holds the phone does not, so that both are
 * walked; a journey about what moves says so itself (`withMotion`).
 */
export const desktop = { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' as const } };

export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
