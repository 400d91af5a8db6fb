/** Runs in the page: scrolls `step` pixels a frame until `toPx` or the end of the page. */
export async function scrollPage({ step, toPx }: { step: number; toPx: number }) {
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = () => Math.min(toPx, document.documentElement.scrollHeight - window.innerHeight - 1);
  await frame();
  const startedAt = performance.now();
  let frames = 0;
  while (step > 0 ? window.scrollY < end() : window.scrollY > toPx) {
    window.scrollBy({ top: step, behavior: 'instant' });
    await frame();
    frames += 1;
  }
  observer.disconnect();
  return { frames, seconds: (performance.now() - startedAt) / 1000, endedAtPx: window.scrollY, longTasks };
}
