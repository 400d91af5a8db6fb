import { appInterfaces } from '@foyer/contract/appBridge';
import type { AppMessage } from '@foyer/contract/appBridge';

interface AppInterface {
  postMessage(text: string): void;
}

/** The first interface that the app injected; null in a browser. Pages of other sites cannot inject one. */
function appInterface(): AppInterface | null {
  return appInterfaces.map((name): unknown => Reflect.get(window, name)).find(isInterface) ?? null;
}

function isInterface(value: unknown): value is AppInterface {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}

export function hasAppInterface(): boolean {
  return appInterface() !== null;
}

/**
 * Posts a text to the app; returns whether the app received it. Never throws, and never logs the text, because
 * addresses may contain tokens. `name` identifies the message in the console (S8).
 */
export function postToApp(name: string, text: string): boolean {
  const app = appInterface();
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

/** AW-02: posts a message; returns whether the app received it. */
export function postAppMessage(message: AppMessage): boolean {
  return postToApp(message.eventName, JSON.stringify(message));
}
