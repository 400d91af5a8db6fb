/** Loads the style sheets of the Chinese font, whose files load by the characters that the frame shows. */
export async function loadHanFont(): Promise<void> {
  await Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/700.css')]);
}
