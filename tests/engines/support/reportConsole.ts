/**
 * Sends console errors and warnings and uncaught errors to WebKit's window, whose driver reports none of them. Runs in
 * every document before its scripts.
 */
export function reportConsole(): void {
  const { problems } = (
    window as unknown as { webkit: { messageHandlers: { problems: { postMessage(text: string): void } } } }
  ).webkit.messageHandlers;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a handler of WebKit, not a window
  const send = (text: string) => problems.postMessage(`${text} (${window.location.href})`);
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind].bind(console);
    console[kind] = (...parts: unknown[]) => {
      send(
        `${kind}: ${parts.map((part) => (part instanceof Error ? `${part.message} ${part.stack}` : String(part))).join(' ')}`,
      );
      write(...parts);
    };
  }
  window.addEventListener('error', ({ error, message }) => send(`uncaught: ${message} ${error?.stack ?? ''}`));
  window.addEventListener('unhandledrejection', ({ reason }) => send(`uncaught: ${reason} ${reason?.stack ?? ''}`));
}
