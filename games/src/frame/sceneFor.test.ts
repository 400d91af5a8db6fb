import { expect, test } from 'vitest';
import { sceneFor } from './sceneFor.ts';

test('a small screen gets the small scene', () => {
  expect([sceneFor('/scene.webp', 390), sceneFor('/scene.webp', 1440)]).toEqual([
    '/scene.webp?width=720',
    '/scene.webp',
  ]);
});
