import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widest picture, in pixels. A phone's screen stays narrower. */
const maxWidth = 960;

/**
 * Writes the screens of a run as compact pictures. Cells of one test share its picture.
 * @param {readonly (string | null)[]} files
 * @param {string} folder
 * @returns {Promise<Map<string, { name: string, bytes: Buffer, width: number, height: number }>>} by file
 */
export async function writePictures(files, folder) {
  mkdirSync(folder, { recursive: true });
  const screens = [...new Set(files.filter((file) => file !== null))];
  return new Map(
    await Promise.all(
      screens.map(async (file, index) => {
        const { data, info } = await sharp(file)
          .resize({ width: maxWidth, withoutEnlargement: true })
          .webp({ quality: 62 })
          .toBuffer({ resolveWithObject: true });
        const name = `${String(index + 1).padStart(2, '0')}.webp`;
        writeFileSync(join(folder, name), data);
        return /** @type {const} */ ([file, { name, bytes: data, width: info.width, height: info.height }]);
      }),
    ),
  );
}
