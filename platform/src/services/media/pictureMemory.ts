/** Least-recently-used cache of pictures, limited in bytes. */
export interface PictureMemory {
  get(key: string): Buffer | undefined;
  set(key: string, picture: Buffer): void;
}

export function createPictureMemory(capacityBytes: number): PictureMemory {
  // A Map keeps insertion order: the first entry is the least recently used.
  const pictures = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= pictures.get(key)?.length ?? 0;
    pictures.delete(key);
  };
  return {
    get(key) {
      const picture = pictures.get(key);
      if (picture) {
        pictures.delete(key);
        pictures.set(key, picture);
      }
      return picture;
    },
    set(key, picture) {
      drop(key);
      pictures.set(key, picture);
      bytes += picture.length;
      for (const oldest of pictures.keys()) {
        if (bytes <= capacityBytes || oldest === key) break;
        drop(oldest);
      }
    },
  };
}
