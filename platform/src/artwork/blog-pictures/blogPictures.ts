import { Hono } from 'hono';
import { drawnPictureHeaders } from '../../kernel/drawnPictureHeaders.ts';
import { pictureHeight, pictureWidth } from './drawing.ts';
import {
  benchAtSunrise,
  calmAndWild,
  coverFrames,
  dice,
  eveningClock,
  hundredCoins,
  lighthouse,
  northernLights,
  offSwitch,
  palaceDoors,
  sealedLetter,
} from './storyScenes.ts';
import { pegBoard, pokerHand, reels, rouletteWheel, scratchCard, twentyOne } from './tableScenes.ts';

/** Scenes of posts, by name in `/blog-pictures/<name>.svg` on the media origin. */
const scenes = new Map<string, () => string>([
  ['hundred-coins', hundredCoins],
  ['calm-and-wild', calmAndWild],
  ['roulette-wheel', rouletteWheel],
  ['twenty-one', twentyOne],
  ['poker-hand', pokerHand],
  ['peg-board', pegBoard],
  ['scratch-card', scratchCard],
  ['reels', reels],
  ['dice', dice],
  ['evening-clock', eveningClock],
  ['lighthouse', lighthouse],
  ['bench-at-sunrise', benchAtSunrise],
  ['cover-frames', coverFrames],
  ['sealed-letter', sealedLetter],
  ['palace-doors', palaceDoors],
  ['northern-lights', northernLights],
  ['off-switch', offSwitch],
]);

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
