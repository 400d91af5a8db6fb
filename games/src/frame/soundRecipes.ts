/** Sounds that games play. `win` and `bigWin` belong to the shell, which plays them by `winPresentation`. */
export type SoundName = 'press' | 'spin' | 'stop' | 'win' | 'bigWin' | 'chip' | 'card' | 'ball';

/** Sounds that a view may play itself. */
export type ViewSound = Exclude<SoundName, 'win' | 'bigWin'>;

/** One part of a sound. Noise passes a band filter at the given frequencies. */
export interface Tone {
  readonly atMs: number;
  readonly ms: number;
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly fromHz: number;
  /** Frequency at the end; the same without it. */
  readonly toHz?: number;
  /** Peak level from 0 to 1. */
  readonly level: number;
}

/** A short scale of soft bells, one every `everyMs`. */
const bells = (notesHz: readonly number[], everyMs: number, ms: number): Tone[] =>
  notesHz.flatMap((fromHz, at): Tone[] => [
    { atMs: at * everyMs, ms, wave: 'sine', fromHz, level: 0.5 },
    { atMs: at * everyMs, ms: ms * 0.6, wave: 'triangle', fromHz: fromHz * 2, level: 0.12 },
  ]);

/** All sounds are synthesised, so that a game loads no audio files. */
export const soundRecipes: Readonly<Record<SoundName, readonly Tone[]>> = {
  press: [{ atMs: 0, ms: 60, wave: 'triangle', fromHz: 320, toHz: 220, level: 0.4 }],
  spin: [
    { atMs: 0, ms: 420, wave: 'noise', fromHz: 300, toHz: 1400, level: 0.22 },
    { atMs: 0, ms: 260, wave: 'sine', fromHz: 110, toHz: 190, level: 0.3 },
  ],
  stop: [
    { atMs: 0, ms: 90, wave: 'sine', fromHz: 150, toHz: 70, level: 0.7 },
    { atMs: 0, ms: 35, wave: 'noise', fromHz: 900, toHz: 400, level: 0.25 },
  ],
  win: bells([659, 784, 988], 90, 380),
  bigWin: bells([523, 659, 784, 1047, 1319, 1568], 120, 620),
  chip: [
    { atMs: 0, ms: 45, wave: 'sine', fromHz: 2300, toHz: 1900, level: 0.3 },
    { atMs: 35, ms: 60, wave: 'sine', fromHz: 2700, toHz: 2200, level: 0.2 },
  ],
  card: [{ atMs: 0, ms: 110, wave: 'noise', fromHz: 1200, toHz: 3200, level: 0.3 }],
  ball: [
    { atMs: 0, ms: 50, wave: 'sine', fromHz: 1250, toHz: 900, level: 0.35 },
    { atMs: 0, ms: 25, wave: 'noise', fromHz: 2400, toHz: 1600, level: 0.2 },
  ],
};
