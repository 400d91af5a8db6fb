import { seededRandom } from '../../seededRandom.ts';

interface FoilField {
  /** Index of the field, row by row. */
  readonly field: number;
  /** Width of a field in canvas pixels. */
  readonly cell: number;
  /** Metal colour of the game's palette. */
  readonly metal: string;
  /** Picture to emboss; null until it has loaded. */
  readonly emblem: CanvasImageSource | null;
}

/** Share of a field that is not covered on each side. */
const margin = 0.025;
/** Scratches and grains per field. */
const [brushLines, grains, guillocheLines] = [70, 260, 11] as const;

/** Paints the foil of one field: brushed metal with grain, fine security lines and an embossed picture. */
export function paintFoil(pen: CanvasRenderingContext2D, { field, cell, metal, emblem }: FoilField): void {
  const [x, y] = [(field % 3) * cell + cell * margin, Math.floor(field / 3) * cell + cell * margin];
  const side = cell * (1 - 2 * margin);
  const { next: random } = seededRandom(`foil ${field}`);
  const shine = pen.createLinearGradient(x, y, x + side, y + side);
  for (const [stop, colour] of [
    [0, '#f7f8fa'],
    [0.22, '#b4b9c4'],
    [0.4, '#dfe2e8'],
    [0.55, '#f2f3f6'],
    [0.78, '#9aa0ad'],
    [1, '#cfd3da'],
  ] as const)
    shine.addColorStop(stop, colour);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, side, side, cell * 0.09);
  pen.fillStyle = shine;
  pen.fill();
  pen.clip();
  pen.globalAlpha = 0.3;
  pen.fillStyle = metal;
  pen.fillRect(x, y, side, side);

  pen.lineWidth = Math.max(0.5, cell * 0.004);
  for (let line = 0; line < brushLines; line++) {
    pen.globalAlpha = 0.05 + 0.07 * random();
    pen.strokeStyle = random() < 0.5 ? '#ffffff' : '#3a4152';
    const [from, height] = [x + side * (random() - 0.2), y + side * random()];
    pen.beginPath();
    pen.moveTo(from, height);
    pen.lineTo(from + side * (0.2 + 0.5 * random()), height - side * 0.05);
    pen.stroke();
  }
  pen.globalAlpha = 0.16;
  pen.strokeStyle = '#3a4152';
  for (let line = 0; line < guillocheLines; line++) {
    pen.beginPath();
    for (let step = 0; step <= 24; step++) {
      const along = step / 24;
      const wave = Math.sin(along * Math.PI * 4 + line * 0.55) * side * 0.045;
      pen.lineTo(x + along * side, y + ((line + 0.5) / guillocheLines) * side + wave);
    }
    pen.stroke();
  }
  if (emblem) {
    const width = side * 0.5;
    const [left, top] = [x + (side - width) / 2, y + (side - width) / 2];
    pen.globalCompositeOperation = 'luminosity';
    pen.globalAlpha = 0.4;
    pen.drawImage(emblem, left, top, width, width);
    pen.globalCompositeOperation = 'source-over';
  }
  for (let grain = 0; grain < grains; grain++) {
    pen.globalAlpha = 0.05 + 0.12 * random();
    pen.fillStyle = random() < 0.5 ? '#ffffff' : '#20242e';
    const size = cell * (0.004 + 0.006 * random());
    pen.fillRect(x + side * random(), y + side * random(), size, size);
  }
  pen.globalAlpha = 0.5;
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = cell * 0.012;
  pen.beginPath();
  pen.roundRect(x + cell * 0.012, y + cell * 0.012, side - cell * 0.024, side - cell * 0.024, cell * 0.08);
  pen.stroke();
  pen.restore();
}
