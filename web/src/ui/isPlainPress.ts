/** Required fields of a mouse event, native or React's. */
interface Press {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a link was pressed to follow it, and not to open it in another tab or window or to save it. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
