/** Address of a picture of the game's theme. */
export const pictureAddress = (name: string): string => `/game-pictures/${name}.webp`;

/** Key of the best picture of a theme, in whose place games show the symbol of their cover. */
const bestKey = 'A';

/** Address of the best picture of a theme, for a game whose symbol does not arrive. */
export const bestPicture = ({ [bestKey]: best }: Readonly<Record<string, string>>): string | null =>
  best === undefined ? null : pictureAddress(best);

/** Addresses of the pictures of a theme that its games show in any case. */
export const otherPictures = (pictures: Readonly<Record<string, string>>): string[] =>
  Object.entries(pictures).flatMap(([key, name]) => (key === bestKey ? [] : [pictureAddress(name)]));

/** Resolves when the picture has loaded or failed; a missing picture must not block the game. */
export async function decodePicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}
