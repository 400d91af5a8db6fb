let rate = 1;

/** Sets how many times faster than usual every pause runs out. A round replay shortens long rounds with it. */
export function setPauseRate(next: number): void {
  rate = next;
}

export function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms / rate));
}
