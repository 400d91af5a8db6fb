import { soundRecipes, type SoundName, type Tone } from './soundRecipes.ts';

/** Plays named sounds while the player has sound turned on. */
export interface GameSounds {
  isOn(): boolean;
  /** Turns sound on or off and stores the choice. */
  setOn(on: boolean): void;
  /** Does nothing while sound is off, in calm mode, or while the page is hidden. */
  play(name: SoundName): void;
}

export interface GameSoundsDeps {
  readonly createContext: () => AudioContext;
  /** Stored choice of the browser; off by default. */
  readonly stored: { get(): boolean; set(on: boolean): void };
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
  /** Whether the player is in calm mode, which is silent. */
  readonly isCalm: () => boolean;
}

interface Output {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly noise: AudioBuffer;
}

/** Overall volume, so that sounds stay behind whatever else the player listens to. */
const volume = 0.35;
/** Start and end of every envelope: exponential ramps cannot reach zero. */
const silence = 0.0001;
/** Maximum time for a tone to reach its level, in seconds. */
const attack = 0.012;

/**
 * Creates the sounds of a game. Sound is off until the player turns it on. The audio device opens with the first sound,
 * after a press, because browsers refuse it before; it is suspended while sound is off or the page is hidden.
 */
export function createGameSounds({ createContext, stored, page, isCalm }: GameSoundsDeps): GameSounds {
  let on = stored.get();
  let output: Output | undefined;

  function updateDevice(): void {
    if (output) void (on && !page.hidden ? output.context.resume() : output.context.suspend());
  }
  page.addEventListener('visibilitychange', updateDevice);

  return {
    isOn: () => on,
    setOn(next) {
      on = next;
      stored.set(next);
      updateDevice();
    },
    play(name) {
      if (!on || isCalm() || page.hidden) return;
      output ??= openOutput(createContext());
      if (output.context.state === 'suspended') void output.context.resume();
      for (const tone of soundRecipes[name]) playTone(tone, output);
    },
  };
}

function openOutput(context: AudioContext): Output {
  const gain = context.createGain();
  gain.gain.value = volume;
  gain.connect(context.destination);
  return { context, gain, noise: noiseOf(context) };
}

/** One second of white noise, the source of clicks and swishes. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: context.sampleRate }, () => Math.random() * 2 - 1),
    0,
  );
  return buffer;
}

function playTone(tone: Tone, { context, gain, noise }: Output): void {
  const start = context.currentTime + tone.atMs / 1000;
  const end = start + tone.ms / 1000;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(silence, start);
  envelope.gain.exponentialRampToValueAtTime(tone.level, Math.min(start + attack, (start + end) / 2));
  envelope.gain.exponentialRampToValueAtTime(silence, end);
  envelope.connect(gain);
  const glide = ({ frequency }: OscillatorNode | BiquadFilterNode): void => {
    frequency.setValueAtTime(tone.fromHz, start);
    frequency.exponentialRampToValueAtTime(tone.toHz ?? tone.fromHz, end);
  };
  let source: AudioScheduledSourceNode;
  if (tone.wave === 'noise') {
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter);
    filter.connect(envelope);
    source = Object.assign(context.createBufferSource(), { buffer: noise });
    source.connect(filter);
  } else {
    const oscillator = context.createOscillator();
    oscillator.type = tone.wave;
    glide(oscillator);
    oscillator.connect(envelope);
    source = oscillator;
  }
  source.start(start);
  source.stop(end);
}
