/** @typedef {{ tasks: number, longTasks: number, maxMs: number, maxCpuMs: number, cpuMs: number }} TaskFigures */

/** Duration from which a task delays the next frame and input noticeably (Long Tasks API), in milliseconds. */
const longTaskMs = 50;

/**
 * Traces every task of the main threads, with its duration and its CPU time. On a busy machine the duration includes
 * time in which other processes run. With a slowed-down CPU both include the slowdown.
 * @param {import('@playwright/test').CDPSession} devtools
 * @returns {Promise<() => Promise<TaskFigures>>} ends the trace
 */
export async function traceTasks(devtools) {
  /** @type {Record<string, any>[]} */
  const events = [];
  const collect = (/** @type {{ value: Record<string, any>[] }} */ { value }) => void events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['__metadata', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', collect);
    return taskFigures(events);
  };
}

/**
 * @param {readonly Record<string, any>[]} events of a trace
 * @returns {TaskFigures}
 */
export function taskFigures(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, cpuMs: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('The browser recorded no task.');
  return {
    tasks: tasks.length,
    longTasks: tasks.filter(({ cpuMs }) => cpuMs > longTaskMs).length,
    maxMs: Math.max(...tasks.map(({ ms }) => ms)),
    maxCpuMs: Math.max(...tasks.map(({ cpuMs }) => cpuMs)),
    cpuMs: tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}
