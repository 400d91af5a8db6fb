import type { Target } from './findShown.ts';

/** Writes each violation of the security policy to the console. Runs in every document before its scripts. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
  });
}

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engines)[number];

export interface EngineDevice {
  readonly name: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
}

export const devices: readonly EngineDevice[] = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

/** Documents that a journey reads: the page, or a frame in it by its selector. */
export const frames = {
  page: null,
  game: 'iframe[title$=", the game"]',
  cashier: 'iframe[title="Cashier"]',
  replay: 'iframe[title="Replay of the round"]',
} as const;
export type Frame = keyof typeof frames;

/** A running browser. */
export interface EngineBrowser {
  readonly version: string;
  /** Opens a page in a profile of its own. Its cookies and storage are empty. */
  openPage(device: EngineDevice): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A tab under the control of a driver. Input is the driver's, as from a mouse, a finger or a keyboard. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function that uses nothing outside itself. Throws while the frame does not exist. */
  run<Input, Output>(work: (input: Input) => Output, input: Input, frame?: Frame): Promise<Output>;
  isShown(target: Target, frame?: Frame): Promise<boolean>;
  /** False when no such element can be pressed now. */
  press(target: Target, frame?: Frame): Promise<boolean>;
  /** Replaces the text of a field. False when no such field is shown now. */
  type(target: Target, text: string, frame?: Frame): Promise<boolean>;
  key(name: 'Escape' | 'Enter'): Promise<void>;
  /** Continues in a window that the page has opened. False when there is none yet. */
  enterWindow(): Promise<boolean>;
  /** Closes that window and continues in the first one. */
  leaveWindow(): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Console errors and warnings, uncaught errors and violations of the security policy, oldest first. */
  problems(): readonly string[];
  close(): Promise<void>;
}
