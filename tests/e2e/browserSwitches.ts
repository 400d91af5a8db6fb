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

/** A container has little shared memory, and root has no sandbox to hide in. */
export const browserSwitches = [
  '--disable-dev-shm-usage',
  // Two cores for three browsers and the servers: a second thread that paints the same page only waits for the first.
  '--num-raster-threads=1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${disabledFeatures.join(',')}`,
];
