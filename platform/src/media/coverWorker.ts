import os from 'node:os';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { openCoverFonts } from '../covers/coverFonts.ts';
import { drawCover, type CoverMaterials } from '../covers/drawCover.ts';
import { openIconPacks } from '../covers/iconPacks.ts';
import { writeWhole } from './coverFolder.ts';
import type { CoverJob, CoverJobDone } from './coverJob.ts';
import { largestWidth } from './imageVariant.ts';
import { webpEffort } from './renderVariant.ts';

// A process of its own, started by coverWorkers.ts: a process can have a lower priority on every system, and a crash in
// the native renderer takes no player's request with it.

const storedQuality = 90;
const renditionQuality = 80;
/** Less than that of a rendition: the kept picture is never sent as it is. */
const storedEffort = 1;

async function draw(job: CoverJob, materials: CoverMaterials): Promise<void> {
  const svg = drawCover(job.game, job, materials);
  const keepIn = async (file: string, width: number, options: WebpOptions): Promise<void> =>
    writeWhole(file, await inWidth(svg, width).webp(options).toBuffer());
  for (const { width, file } of job.renditions)
    await keepIn(file, width, { quality: renditionQuality, effort: webpEffort });
  await writeWhole(job.svgFile, svg);
  // The kept picture comes last: where it exists, the rest does too.
  if (job.storedFile !== null)
    await keepIn(job.storedFile, largestWidth, { quality: storedQuality, effort: storedEffort });
}

/** Each width is drawn anew and none made smaller: effects cost by area, so a small one takes a third of the largest. */
function inWidth(svg: string, width: number): Sharp {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).removeAlpha();
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
  // The parent is gone, however it ended.
  process.on('disconnect', () => process.exit(0));
}

function response(done: CoverJobDone): void {
  process.send?.(done);
}

listen();
