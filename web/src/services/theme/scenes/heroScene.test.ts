import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heroScene } from './heroScene.ts';

const scenes = ['arches', 'curtains', 'rings'] as const;

test.each(scenes)('%s is drawn identically every time', (scene) => {
  expect(heroScene(scene)).toBe(heroScene(scene));
  expect(heroScene(scene)).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(scenes)('%s has no scripts, styles or external parts and is below 12 kB compressed', (scene) => {
  const svg = heroScene(scene);
  expect(svg).not.toMatch(/<script|<style|style=|href=|\son\w+=/);
  expect(gzipSync(svg).byteLength).toBeLessThan(12_000);
});
