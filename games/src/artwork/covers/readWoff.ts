import { inflateSync } from 'node:zlib';

const woffHeaderSize = 44;
const woffEntrySize = 20;
const fontHeaderSize = 12;
const fontEntrySize = 16;

/**
 * Unpacks a WOFF 1.0 file into its font (W3C WOFF 1.0, sections 3 to 5), because the font library's own decompression
 * fails for some Chinese subsets.
 */
export function readWoff(woff: Buffer): ArrayBuffer {
  const tableCount = woff.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) => {
    const entry = woffHeaderSize + index * woffEntrySize;
    const [offset, packedSize, size] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const packed = woff.subarray(offset, offset + packedSize);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packedSize < size ? inflateSync(packed) : packed,
    };
  });
  const directoryEnd = fontHeaderSize + tableCount * fontEntrySize;
  const font = Buffer.alloc(directoryEnd + tables.reduce((sum, { data }) => sum + padded(data.length), 0));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(tableCount, 4);
  let offset = directoryEnd;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = fontHeaderSize + index * fontEntrySize;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  });
  return font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength);
}

/** Tables start at multiples of four. */
const padded = (size: number): number => (size + 3) & ~3;
