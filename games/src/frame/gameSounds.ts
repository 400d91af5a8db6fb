import { soundRecipes, type SoundName, type Tone } from './soundRecipes.ts';

/** Plays named sounds while the player has sound turned on. */
export interface GameSounds {
  isOn(): boolean;
  /** Turns sound on or off. */
  setOn(on: boolean): void;
  /** Does nothing while sound is off, at a still step of the dial, or while the page is hidden. */
  play(name: SoundName): void;
}

export interface GameSoundsDeps {
  /** Opens the audio device; null if the browser has none. */
  readonly createContext: () => AudioContext | null;
  /** Whether the player has pressed anything; browsers refuse sound before. */
  readonly hasBeenPressed: () => boolean;
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
  /** Whether the player's step of the dial is still, and so silent. */
  readonly isStill: () => boolean;
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
 * Creates the sounds of a game. Sound is off until the player turns it on. The audio device opens with the first sound
 * after a press; it is suspended while sound is off or the page is hidden. A browser without audio, or one that refuses
 * it, stays silent.
 */
export function createGameSounds({ createContext, hasBeenPressed, page, isStill }: GameSoundsDeps): GameSounds {
  let on = false;
  let output: Output | null = null;

  function updateDevice(): void {
    const { context } = output ?? {};
    (on && !page.hidden ? context?.resume() : context?.suspend())?.catch(() => undefined);
  }
  page.addEventListener('visibilitychange', updateDevice);

  return {
    isOn: () => on,
    setOn(next) {
      on = next;
      updateDevice();
    },
    play(name) {
      if (!on || isStill() || page.hidden || !hasBeenPressed()) return;
      output ??= openOutput(createContext());
      if (output === null) return;
      // Safari has the state `interrupted`, too.
      if (output.context.state !== 'running') updateDevice();
      for (const tone of soundRecipes[name]) playTone(tone, output);
    },
  };
}

function openOutput(context: AudioContext | null): Output | null {
  if (context === null) return null;
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
