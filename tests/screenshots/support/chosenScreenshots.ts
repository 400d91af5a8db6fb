import { screens, type Screen } from './screens.ts';
import { devices, sites, type ScreenshotDevice, type ScreenshotSite } from './sites.ts';

export interface Screenshot {
  readonly name: string;
  readonly screen: Screen;
  readonly site: ScreenshotSite;
  readonly device: ScreenshotDevice;
}

/** Every screen on every site and device. */
const allScreenshots: readonly Screenshot[] = screens.flatMap((screen) =>
  sites.flatMap((site) =>
    devices.map((device) => ({ name: `${screen.name}-${site.name}-${device.width}`, screen, site, device })),
  ),
);

/**
 * The screenshots of this run. `npm test` takes one of each screen, spread over sites and devices. `SCREENSHOTS_ONLY`
 * limits a run to names that contain one of its words.
 */
export function chosenScreenshots(): readonly Screenshot[] {
  const words = process.env['SCREENSHOTS_ONLY']?.split(' ');
  if (words !== undefined) return allScreenshots.filter(({ name }) => words.some((word) => name.includes(word)));
  if (process.env['SCREENSHOTS'] !== undefined) return allScreenshots;
  const perScreen = sites.length * devices.length;
  // 7 and 16 have no common factor, so neighbours differ in site and device, and all combinations come in turn.
  return screens.flatMap((_, index) => allScreenshots[index * perScreen + ((index * 7) % perScreen)] ?? []);
}

export function screenshotOf(name: string): Screenshot {
  const found = allScreenshots.find((screenshot) => screenshot.name === name);
  if (found === undefined) throw new Error(`No screenshot has the name ${name}.`);
  return found;
}
