/** Part of a round with a scene of its own behind the reels; `none` for the spin that was paid. */
export type FeatureScene = 'none' | 'freeSpins' | 'respins';

/** Shows the scene of a part of the round. The style sheet fades from one to the other. */
export function setFeatureScene(scene: FeatureScene): void {
  document.documentElement.dataset['scene'] = scene;
}
