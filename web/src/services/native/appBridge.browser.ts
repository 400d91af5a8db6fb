import { appInterfaces } from '@foyer/contract/appBridge';
import type { AppMessage } from '@foyer/contract/appBridge';
import { report } from '../errors/report.ts';

interface AppInterface {
  postMessage(text: string): void;
}

/** An app may inject its interface after the page has started, so messages wait for it for this long. */
export const maxInterfaceWaitMs = 30_000;
const checkIntervalMs = 250;
/** Maximum number of waiting messages; the oldest are dropped. */
const maxWaiting = 200;

const waiting: (readonly [name: string, text: string])[] = [];
let search: Promise<void> | null = null;

/** The first interface that the app injected; null in a browser. Pages of other sites cannot inject one. */
function appInterface(): AppInterface | null {
  return appInterfaces.map((name): unknown => Reflect.get(window, name)).find(isInterface) ?? null;
}

function isInterface(value: unknown): value is AppInterface {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}

/** Resolves once the interface is there, or after 30 s, when it reports that it is missing. Searches once. */
function findInterface(): Promise<void> {
  search ??= new Promise((resolve) => {
    const beganAt = performance.now();
    const timer = window.setInterval(() => {
      const found = appInterface();
      if (found === null && performance.now() - beganAt < maxInterfaceWaitMs) return;
      window.clearInterval(timer);
      if (found === null) report('APP_INIT_ERROR', { item: 'app interface' });
      resolve();
    }, checkIntervalMs);
  });
  return search;
}

/** Resolves to whether the page is in the app, as soon as that is known. */
export async function isInApp(): Promise<boolean> {
  if (appInterface() === null) await findInterface();
  return appInterface() !== null;
}

/**
 * Delivers a text to the app; returns whether the app received it. Never throws, and never logs the text, because
 * addresses may contain tokens. `name` identifies the message in the console (S8).
 */
function deliver(app: AppInterface | null, name: string, text: string): boolean {
  if (app === null) {
    // oxlint-disable-next-line no-console -- S8: a warning where there is no interface
    console.warn(`The app has no interface to take ${name}.`);
    return false;
  }
  try {
    // Called as a method: Android interfaces refuse detached calls.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window is posted to: the app is no page and takes one text
    app.postMessage(text);
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- S8: an error where sending fails
    console.error(`The app did not take ${name}: ${error instanceof Error ? error.name : 'unknown'}`);
    return false;
  }
}

function deliverWaiting(app: AppInterface | null): void {
  for (const [name, text] of waiting.splice(0)) deliver(app, name, text);
}

/** Posts a text to the app, in order with others, once its interface is there. */
export function queueForApp(name: string, text: string): void {
  waiting.push([name, text]);
  if (waiting.length > maxWaiting) waiting.shift();
  const app = appInterface();
  if (app !== null) deliverWaiting(app);
  else void findInterface().then(() => deliverWaiting(appInterface()));
}

/** AW-02: posts an event once the interface is there. */
export function queueAppMessage(message: AppMessage): void {
  queueForApp(message.eventName, JSON.stringify(message));
}

/** AW-02: posts a request of the player, which cannot wait; returns whether the app received it. */
export function postAppMessage(message: AppMessage): boolean {
  return deliver(appInterface(), message.eventName, JSON.stringify(message));
}
