/**
 * The test runner’s own list of disabled features, repeated here because a second list replaces the first. The last
 * three are additional.
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
  // A spare renderer process costs a tenth of a second in every test, and few tests navigate to another site.
  'SpareRendererForSitePerProcess',
  // Address-bar suggestions are a separate page in every window, which takes a third of a renderer’s time in a short
  // test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The test runner’s own settings, a mouse as the primary pointer, and additional settings. */
const pageSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // Limits lazy loading to pictures near the viewport, because each picture takes the sandbox a twentieth of a second
  // to render.
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((line) => `lazyLoadingImageMarginPx${line}=50`),
];

/** A container has little shared memory, and the browser’s sandbox does not work as root. */
export const browserSwitches = [
  '--disable-dev-shm-usage',
  // Four browsers and the servers share two cores, so a second raster thread brings nothing.
  '--num-raster-threads=1',
  // Test pages are too short-lived to benefit from optimising compilation.
  '--js-flags=--no-turbofan --no-maglev',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${disabledFeatures.join(',')}`,
  `--blink-settings=${pageSettings.join(',')}`,
];
