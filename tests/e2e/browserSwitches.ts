/**
 * What the test runner's own list of features to disable holds for this browser: a second list replaces the first, so it
 * is repeated here. The last three are ours.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A process kept ready for the next site costs a tenth of a second in every test, and few tests go to another site.
  'SpareRendererForSitePerProcess',
  // Suggestions below the address bar are a page of their own in every window: a third of a renderer's time in a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** As the features: what the test runner sets, that pages take the device for one with a mouse, and then ours. */
const pageSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // Pictures far below the window are fetched when a journey comes near them: each takes a sandbox a twentieth of a second to draw.
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((line) => `lazyLoadingImageMarginPx${line}=50`),
];

/** A container has little shared memory, and root has no sandbox to hide in. */
export const browserSwitches = [
  '--disable-dev-shm-usage',
  // Two cores for four browsers and the servers: a second thread that paints the same page only waits for the first.
  '--num-raster-threads=1',
  // No page of a journey lives long enough to get back what its code's second and third compilation cost.
  '--js-flags=--no-turbofan --no-maglev',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${disabledFeatures.join(',')}`,
  `--blink-settings=${pageSettings.join(',')}`,
];
