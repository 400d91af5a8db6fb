/** What is asked of a mouse event, the browser's own or React's. */
interface Press {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a link was pressed to go where it leads, and not to open it in another tab or window or to save it, which is the browser's to do. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
