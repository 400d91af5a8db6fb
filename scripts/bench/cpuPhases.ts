/** An event of a trace of the browser. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin and duration in microseconds. */
  readonly ts?: number;
  readonly dur?: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What a main thread does. `other` is everything else within its tasks, such as messages between processes. */
export const cpuPhases = ['document', 'script', 'style and layout', 'paint', 'other'] as const;
export type CpuPhase = (typeof cpuPhases)[number];

/** The phase that begins with an event. Events without a phase belong to that of the event around them. */
const phases: Readonly<Record<string, CpuPhase>> = {
  RunTask: 'other',
  ParseHTML: 'document',
  ParseAuthorStyleSheet: 'document',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style and layout',
  Layout: 'style and layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'Decode Image': 'paint',
};

/** Returns the CPU time of each phase in milliseconds. An event's time excludes that of the phases within it. */
export function cpuByPhase(events: readonly TraceEvent[]): Record<CpuPhase, number> {
  const totals = Object.fromEntries(cpuPhases.map((phase) => [phase, 0])) as Record<CpuPhase, number>;
  const open = new Map<number, { end: number; phase: CpuPhase }[]>();
  const inOrder = events
    .filter(({ ts, dur, tdur }) => ts !== undefined && dur !== undefined && tdur !== undefined)
    .toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0) || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, tid, ts = 0, dur = 0, tdur = 0 } of inOrder) {
    const around = (open.get(tid) ?? []).filter(({ end }) => end > ts);
    const parent = around.at(-1);
    const phase = Object.hasOwn(phases, name) ? phases[name] : undefined;
    if (phase !== undefined && (parent !== undefined || name === 'RunTask')) {
      totals[phase] += tdur / 1000;
      if (parent !== undefined) totals[parent.phase] -= tdur / 1000;
      around.push({ end: ts + dur, phase });
    }
    open.set(tid, around);
  }
  return totals;
}
