import { Hono } from 'hono';
import { drawnPictureHeaders } from '../kernel/drawnPictureHeaders.ts';
import { pictureHeight, pictureWidth } from './pictureDrawing.ts';
import { storyScenes } from './storyScenes.ts';
import { tableScenes } from './tableScenes.ts';

/** Scenes of posts, by name in `/blog-pictures/<name>.svg` on the media origin. */
const scenes = new Map<string, () => string>(Object.entries({ ...storyScenes, ...tableScenes }));

const sceneAt = (path: string) => scenes.get(/^\/blog-pictures\/([a-z-]+)\.svg$/.exec(path)?.[1] ?? '');

/** Returns whether the media origin has a picture at this path. */
export const isBlogPicture = (path: string): boolean => sceneAt(path) !== undefined;

/** Serves blog pictures, rendered on request in less than a millisecond. */
export function blogPictures(): Hono {
  const app = new Hono();
  app.get('/blog-pictures/:file', (context) => {
    const draw = sceneAt(`/blog-pictures/${context.req.param('file')}`);
    if (draw === undefined) return context.notFound();
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}">${draw()}</svg>`;
    return context.body(picture, 200, drawnPictureHeaders);
  });
  return app;
}
