import { beforeEach, describe, expect, test } from 'vitest';
import { createGameSounds, type GameSounds } from './gameSounds.ts';
import { soundRecipes, type SoundName } from './soundRecipes.ts';

/** The parts of the audio device that sounds use. Counts the tones that start. */
class AudioDevice {
  readonly sampleRate = 100;
  readonly currentTime = 0;
  readonly destination = {};
  state: AudioContextState = 'running';
  started = 0;

  private readonly param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  private readonly source = () => ({
    frequency: this.param(),
    connect: () => undefined,
    start: () => void (this.started += 1),
    stop: () => undefined,
  });
  createGain = () => ({ gain: this.param(), connect: () => undefined });
  createBiquadFilter = () => ({ frequency: this.param(), connect: () => undefined });
  createBuffer = () => ({ copyToChannel: () => undefined });
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  resume = (): Promise<void> => Promise.resolve(void (this.state = 'running'));
  suspend = (): Promise<void> => Promise.resolve(void (this.state = 'suspended'));
}

class Page extends EventTarget {
  hidden = false;
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let device: AudioDevice | null;
let page: Page;
let opened: number;
let isStill: boolean;
let isPressed: boolean;

const create = ({ isOn = true } = {}): GameSounds => {
  const sounds = createGameSounds({
    createContext: () => {
      opened += 1;
      return device as unknown as AudioContext | null;
    },
    hasBeenPressed: () => isPressed,
    page,
    isStill: () => isStill,
  });
  if (isOn) sounds.setOn(true);
  return sounds;
};

beforeEach(() => {
  [device, page, opened, isStill, isPressed] = [new AudioDevice(), new Page(), 0, false, true];
});

describe('the sounds of a game', () => {
  test('play nothing at a still step of the dial, and keep the choice for later', () => {
    isStill = true;
    const sounds = create();
    sounds.play('press');
    expect([sounds.isOn(), opened, device?.started]).toEqual([true, 0, 0]);
    isStill = false;
    sounds.play('press');
    expect(device?.started).toBeGreaterThan(0);
  });

  test('are off until the player turns them on, and do not open the audio device before', () => {
    const sounds = create({ isOn: false });
    sounds.play('spin');
    expect([sounds.isOn(), opened, device?.started]).toEqual([false, 0, 0]);
    sounds.setOn(true);
    sounds.play('spin');
    expect([opened, device?.started]).toEqual([1, soundRecipes.spin.length]);
  });

  test('are on from a stored choice, and start with the first press', () => {
    isPressed = false;
    const sounds = create();
    sounds.play('spin');
    expect([sounds.isOn(), opened, device?.started]).toEqual([true, 0, 0]);
    isPressed = true;
    sounds.play('press');
    expect([opened, device?.started]).toEqual([1, soundRecipes.press.length]);
  });

  test.each(['suspended', 'interrupted'] as const)('resume a device that the browser has %s', (state) => {
    const sounds = create();
    sounds.play('chip');
    if (device) device.state = state as AudioContextState;
    sounds.play('chip');
    expect(device?.state).toBe('running');
  });

  test('stay silent without an audio device, and when the browser refuses to resume it', () => {
    const refused = device;
    if (refused) refused.resume = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    const sounds = create();
    if (refused) refused.state = 'suspended';
    expect(() => sounds.play('chip')).not.toThrow();
    device = null;
    expect(() => create().play('chip')).not.toThrow();
  });

  test('are silent while the page is hidden, and the device rests', () => {
    const sounds = create();
    sounds.play('chip');
    page.setHidden(true);
    const before = device?.started;
    sounds.play('chip');
    expect([device?.state, device?.started]).toEqual(['suspended', before]);
    page.setHidden(false);
    expect(device?.state).toBe('running');
  });

  test('stop with the switch', () => {
    const sounds = create();
    sounds.play('ball');
    sounds.setOn(false);
    expect(device?.state).toBe('suspended');
  });
});

test.each(Object.keys(soundRecipes) as SoundName[])('the sound %s is short and never at full level', (name) => {
  for (const { atMs, ms, level } of soundRecipes[name]) {
    expect(atMs + ms).toBeLessThanOrEqual(1500);
    expect(level).toBeLessThanOrEqual(0.8);
  }
});
