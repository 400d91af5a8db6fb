import type { Theme } from '@foyer/brands/theme';
import { archesScene } from './archesScene.ts';
import { curtainsScene } from './curtainsScene.ts';
import { ringsScene } from './ringsScene.ts';

const scenes: Readonly<Record<Theme['scene'], () => string>> = {
  arches: archesScene,
  curtains: curtainsScene,
  rings: ringsScene,
};

/** SVG background of a brand's hero. Deterministic. */
export function heroScene(scene: Theme['scene']): string {
  return scenes[scene]();
}
