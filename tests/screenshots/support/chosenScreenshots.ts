import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { devices, sites, type ScreenshotDevice, type ScreenshotSite } from './sites.ts';

export interface Screenshot {
  readonly name: string;
  readonly screen: Screen;
  readonly site: ScreenshotSite;
  readonly device: ScreenshotDevice;
}

/** A screen on every site that has it, and on every device. */
const screenshotsOf = (screen: Screen): readonly Screenshot[] =>
  sites
    .filter(({ name }) => screen.onlyOn === undefined || name === screen.onlyOn)
    .flatMap((site) =>
      devices.map((device) => ({ name: `${screen.name}-${site.name}-${device.width}`, screen, site, device })),
    );

const allScreenshots = screens.flatMap(screenshotsOf);

/**
 * The screenshots of this run. `SCREENSHOTS=sample` takes one of each screen, spread over sites and devices. `SCREENSHOTS_ONLY`
 * limits a run to names that contain one of its words.
 */
export function chosenScreenshots(): readonly Screenshot[] {
  const words = process.env['SCREENSHOTS_ONLY']?.split(' ');
  if (words !== undefined) return allScreenshots.filter(({ name }) => words.some((word) => name.includes(word)));
  if (process.env['SCREENSHOTS'] !== 'sample') return allScreenshots;
  // 7 and 16 have no common factor, so neighbours differ in site and device, and all combinations come in turn.
  return screens.flatMap((screen, index) => {
    const all = screenshotsOf(screen);
    return all[(index * 7) % all.length] ?? [];
  });
}

export function screenshotOf(name: string): Screenshot {
  const found = allScreenshots.find((screenshot) => screenshot.name === name);
  if (found === undefined) throw new Error(`No screenshot has the name ${name}.`);
  return found;
}
