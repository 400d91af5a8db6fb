import type { Screen } from './screen.ts';
import { devices, sites, type ScreenshotDevice, type ScreenshotSite } from './screen.ts';
import { screens } from './screens.ts';

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

/** References in which a test moves a control. */
export const movedScreenshots = ['help-regency-en-1440', 'login-regency-en-1440', 'game-slot-regency-en-1440'] as const;

/** The one of a screen that is in the repository. Names spread them over sites and devices. */
function referenceOf(screen: Screen): Screenshot | undefined {
  const all = screenshotsOf(screen);
  const letters = Array.from(screen.name, (letter) => letter.charCodeAt(0));
  const place = letters.reduce((sum, code) => sum + code, 0) % all.length;
  return all.find(({ name }) => movedScreenshots.some((moved) => moved === name)) ?? all[place];
}

/**
 * The screenshots of this run: one of each screen, or with `SCREENSHOTS_OF=all` those of every site and device. `SCREENSHOTS_ONLY`
 * limits a run to names that contain one of its words.
 */
export function chosenScreenshots(): readonly Screenshot[] {
  const words = process.env['SCREENSHOTS_ONLY']?.split(' ') ?? [''];
  const all =
    process.env['SCREENSHOTS_OF'] === 'all' ? allScreenshots : screens.flatMap((screen) => referenceOf(screen) ?? []);
  return all.filter(({ name }) => words.some((word) => name.includes(word)));
}

export function screenshotOf(name: string): Screenshot {
  const found = allScreenshots.find((screenshot) => screenshot.name === name);
  if (found === undefined) throw new Error(`No screenshot has the name ${name}.`);
  return found;
}
