/**
 * Viewports that the design is made for. The desktop uses reduced motion and the phone does not, so that tests cover
 * both. Tests of animations set `withMotion`.
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

/** Both devices with their names, for tests that set the device themselves. */
export const bothDevices = [
  ['desktop', desktop],
  ['phone', phone],
] as const;
