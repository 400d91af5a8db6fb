import { describe, expect, test } from 'vitest';
import { ballSpeed, pocketRadius, spinPath, spinSeconds, trackRadius } from './spinPath.ts';

const pocketAngles = Array.from({ length: 37 }, (_, pocket) => (pocket * 360) / 37);
const starts = [0, 47, 180, 359].flatMap((discAngle) => [0, -95, -271].map((ballAngle) => ({ discAngle, ballAngle })));
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

describe('the course of a spin', () => {
  test('ends in the pocket of the outcome, from any start', () => {
    for (const start of starts) {
      for (const pocketAngle of pocketAngles) {
        const last = spinPath(start, pocketAngle).at(-1);
        expect(Math.abs(turned((last?.ballAngle ?? 0) - (last?.discAngle ?? 0)) - pocketAngle)).toBeLessThan(0.001);
        expect(last?.radius).toBe(pocketRadius);
      }
    }
  });

  test('slows the ball down from the speed of the free run without a jump, for every pocket', () => {
    for (const start of starts) {
      for (const pocketAngle of pocketAngles) {
        const frames = spinPath(start, pocketAngle);
        const seconds = spinSeconds / (frames.length - 1);
        const speeds = frames.slice(1).map(({ ballAngle }, at) => (ballAngle - (frames[at]?.ballAngle ?? 0)) / seconds);
        expect(Math.abs((speeds[0] ?? 0) + ballSpeed)).toBeLessThan(30);
        for (const [at, speed] of speeds.slice(1).entries()) {
          expect(Math.abs(speed - (speeds[at] ?? 0))).toBeLessThan(25);
          expect(speed).toBeGreaterThan(-ballSpeed - 60);
        }
      }
    }
  });

  test('keeps the ball on the track at first, and never outside the bowl', () => {
    const frames = spinPath({ discAngle: 0, ballAngle: 0 }, 90);
    expect(frames.slice(0, 60).every(({ radius }) => radius === trackRadius)).toBe(true);
    expect(frames.every(({ radius }) => radius <= trackRadius && radius >= pocketRadius)).toBe(true);
  });

  test('stops the wheel evenly', () => {
    const frames = spinPath({ discAngle: 0, ballAngle: 0 }, 0);
    const steps = frames.slice(1).map(({ discAngle }, at) => discAngle - (frames[at]?.discAngle ?? 0));
    expect(steps.every((step, at) => step >= 0 && (at === 0 || step < (steps[at - 1] ?? 0)))).toBe(true);
    expect(steps.at(-1)).toBeLessThan(0.02);
  });
});
