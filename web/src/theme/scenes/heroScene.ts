import type { Theme } from '@foyer/brands/theme';
import { archesScene } from './archesScene.ts';
import { curtainsScene } from './curtainsScene.ts';
import { ringsScene } from './ringsScene.ts';

const scenes: Readonly<Record<Theme['scene'], () => string>> = {
  arches: archesScene,
  curtains: curtainsScene,
  rings: ringsScene,
};

/** The drawing behind a brand's hero, as an svg file. The same every time. */
export function heroScene(scene: Theme['scene']): string {
  return scenes[scene]();
}
