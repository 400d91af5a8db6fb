import { existsSync } from 'node:fs';
import sharp from 'sharp';

const columnWidth = 640;
const gap = 8;

/** Lays pictures out in rows, scaled to one width. A missing picture leaves its place empty. */
export async function writeContactSheet(rows: readonly (readonly string[])[], file: string): Promise<void> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  for (const row of rows) {
    let rowHeight = 0;
    for (const [column, picture] of row.entries()) {
      if (!existsSync(picture)) continue;
      const { data, info } = await sharp(picture)
        .resize({ width: columnWidth })
        .png()
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: data, left: column * (columnWidth + gap), top });
      rowHeight = Math.max(rowHeight, info.height);
    }
    top += rowHeight + gap;
  }
  if (parts.length === 0) return;
  const columns = Math.max(...rows.map((row) => row.length));
  await sharp({ create: { width: columns * (columnWidth + gap), height: top, channels: 3, background: 'white' } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toFile(file);
}
