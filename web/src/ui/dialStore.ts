import type { DialStep } from '@foyer/contract/dialSteps';
import { createStore } from '../base/createStore.ts';

/**
 * Step of the dial. The server and the first browser render assume the liveliest; styles follow `data-calm` and
 * `data-still` on the root element, which the early script sets before the first paint.
 */
export const dialStore = createStore<{ step: DialStep }>(() => ({ step: 'lively' }));
