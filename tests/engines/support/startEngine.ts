import { firefoxPath } from '../../../scripts/ensurePrograms.ts';
import { findChromium } from '../../../scripts/findChromium.ts';
import type { EngineBrowser, EngineName } from './engineBrowser.ts';
import { startPuppeteer } from './startPuppeteer.ts';
import { startWebKit } from './startWebKit.ts';

export function startEngine(engine: EngineName): Promise<EngineBrowser> {
  if (engine === 'webkit') return startWebKit();
  return startPuppeteer(engine, engine === 'firefox' ? firefoxPath : (findChromium() ?? 'chromium'));
}
