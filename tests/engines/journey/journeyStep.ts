import type { SandboxPlayer } from '../../e2e/support/sandbox.ts';
import type { EngineDevice } from '../support/engineBrowser.ts';
import type { SecureStack } from '../support/secureStack.ts';
import type { Visit } from '../support/visit.ts';

/** What a step works with. */
export interface JourneyContext {
  readonly visit: Visit;
  readonly stack: SecureStack;
  readonly player: SandboxPlayer;
  /** Origin of the brand of this journey. */
  readonly site: string;
  readonly device: EngineDevice['name'];
  /** Keeps a picture of this screen when the run is asked for pictures. */
  capture(screen: string): Promise<void>;
}

/** A part of the journey. Steps run in order, and each starts where the one before ended. */
export interface JourneyStep {
  readonly name: string;
  run(context: JourneyContext): Promise<void>;
}
