import type { CDPSession } from '@playwright/test';
import { cpuByPhase } from './cpuPhases.ts';
import type { TraceEvent } from './cpuPhases.ts';

/** CPU time from which a task delays the next frame and input noticeably (Long Tasks API), in milliseconds. */
const longTaskMs = 50;

/**
 * Traces every task of the main threads with its CPU time, which hardly depends on other load. With a slowed-down CPU it
 * includes the slowdown. The returned function ends the trace.
 * @param hasPhases traces what the tasks do, too, which costs time itself
 */
export async function traceTasks(devtools: CDPSession, hasPhases = false) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        '__metadata',
        'disabled-by-default-devtools.timeline',
        ...(hasPhases ? ['devtools.timeline', 'v8'] : []),
      ],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', collect);
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const mainThreads = new Set(
      events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
    );
    const ofMainThreads = events.filter((event) => mainThreads.has(threadOf(event)));
    const tasks = ofMainThreads.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
    if (tasks.length === 0) throw new Error('The browser recorded no task.');
    return {
      longTasks: tasks.filter((ms) => ms > longTaskMs).length,
      maxCpuMs: tasks.reduce((max, ms) => Math.max(max, ms), 0),
      cpuMs: tasks.reduce((sum, ms) => sum + ms, 0),
      phases: cpuByPhase(ofMainThreads),
    };
  };
}
