import os from 'node:os';
import { artShapes, maxWidthOf } from '@foyer/games/artwork/covers/artKinds';
import { openCoverFonts } from '@foyer/games/artwork/covers/coverFonts';
import { drawCover, type CoverMaterials } from '@foyer/games/artwork/covers/drawCover';
import { openIconPacks } from '@foyer/games/artwork/covers/iconPacks';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { writeAtomically } from './coverFolder.ts';
import type { CoverJob, CoverJobDone } from './coverJob.ts';
import { webpEffort } from './renderVariant.ts';

// Runs in its own process, started by coverWorkers.ts. A process can have a lower priority on every system, and a crash
// in the native renderer does not affect requests.

const storedQuality = 90;
const renditionQuality = 80;
/** Lower qualities show steps in the dark gradients of a background, which fills the window. */
const sceneQuality = 94;
/** Lower than for a rendition, because the stored picture is never served directly. */
const storedEffort = 1;

async function draw(job: CoverJob, materials: CoverMaterials): Promise<void> {
  const svg = drawCover(job.game, job, materials);
  const { isTransparent } = artShapes[job.kind];
  const writeRendition = async (file: string, width: number, options: WebpOptions): Promise<void> =>
    writeAtomically(file, await inWidth(svg, width, isTransparent).webp(options).toBuffer());
  for (const { width, file } of job.renditions)
    await writeRendition(file, width, {
      quality: job.kind === 'scene' ? sceneQuality : renditionQuality,
      effort: webpEffort,
    });
  await writeAtomically(job.svgFile, svg);
  // Written last: if the stored picture exists, all other files do too.
  if (job.storedFile !== null)
    await writeRendition(job.storedFile, maxWidthOf(job.kind), { quality: storedQuality, effort: storedEffort });
}

/**
 * Renders each width from the SVG instead of scaling down: effects cost by area, so a small width takes a third of the
 * time of the largest.
 */
function inWidth(svg: string, width: number, isTransparent: boolean): Sharp {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true } as const;
  const picture = sharp(drawn.pixels, { raw });
  return isTransparent ? picture : picture.removeAlpha();
}

function listen(): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  sharp.concurrency(1);
  const materials = { icons: openIconPacks(), fonts: openCoverFonts() };
  process.on('message', (job: CoverJob) => {
    draw(job, materials).then(
      () => response({ key: job.key, failure: null }),
      (error: unknown) => response({ key: job.key, failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit(0));
}

function response(done: CoverJobDone): void {
  process.send?.(done);
}

listen();
