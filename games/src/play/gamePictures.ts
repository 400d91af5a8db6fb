/** Address of a picture of the game's theme. */
export const pictureAddress = (name: string): string => `/game-pictures/${name}.webp`;

/** Resolves when the picture has loaded or failed; a missing picture must not block the game. */
export async function decodePicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}
