import os from 'node:os';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { openCoverFonts } from '../covers/coverFonts.ts';
import { drawCover, type CoverMaterials } from '../covers/drawCover.ts';
import { openIconPacks } from '../covers/iconPacks.ts';
import { writeWhole } from './coverFolder.ts';
import type { CoverJob, CoverJobDone } from './coverJob.ts';
import { largestWidth } from './imageVariant.ts';
import { webpEffort } from './renderVariant.ts';

// A process of its own, started by coverWorkers.ts: a process can have a lower priority on every system, and a crash in
// the native renderer takes no player's request with it.

const keptQuality = 90;
const renditionQuality = 80;
/** Less than that of a rendition: the kept picture is never sent as it is. */
const keptEffort = 1;

async function draw(job: CoverJob, materials: CoverMaterials): Promise<void> {
  const svg = drawCover(job.game, job, materials);
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: largestWidth }, font: { loadSystemFonts: false } }).render();
  const image = sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).removeAlpha();
  for (const { width, file } of job.renditions)
    await writeWhole(file, await image.clone().resize(width).webp({ quality: renditionQuality, effort: webpEffort }).toBuffer());
  await writeWhole(job.svgFile, svg);
  // The kept picture comes last: where it exists, the rest does too.
  await writeWhole(job.keptFile, await image.webp({ quality: keptQuality, effort: keptEffort }).toBuffer());
}

function listen(): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  sharp.concurrency(1);
  const materials = { icons: openIconPacks(), fonts: openCoverFonts() };
  process.on('message', (job: CoverJob) => {
    draw(job, materials).then(
      () => answer({ key: job.key, failure: null }),
      (error: unknown) => answer({ key: job.key, failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  // The parent is gone, however it ended.
  process.on('disconnect', () => process.exit(0));
}

function answer(done: CoverJobDone): void {
  process.send?.(done);
}

listen();
