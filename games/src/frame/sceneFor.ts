/** Screens of up to this width in CSS pixels get the small scene. */
const smallScreen = 900;

/** Returns the address of the scene for the screen. */
export const sceneFor = (scene: string, screenWidth: number): string =>
  screenWidth > smallScreen ? scene : `${scene}?width=720`;
