/** Longest side in pixels after shrinking: small print of a page can still be read. */
const maxSidePx = 2400;

/** A smaller copy of a photograph that is too large to send; null for what is no picture the browser can read. */
export async function shrinkPicture(file: File): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
