import { cpuPhases } from './cpuPhases.ts';
import { goodLine } from './emulateLine.ts';
import { inNewPage, withLobby } from './lobby.ts';
import { measurePress, pressedPhone, presses } from './measurePlayable.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';
import { traceTasks } from './traceTasks.ts';

type EndTrace = Awaited<ReturnType<typeof traceTasks>>;

/** Measures on what the presses of `measurePlayable` spend the CPU of the main thread. */
export function measurePressPhases(): Promise<Figure[]> {
  return withLobby(
    async (browser, pair) => {
      const measured = new Map<string, Awaited<ReturnType<EndTrace>>['phases']>();
      for (const [name, prepare] of Object.entries(presses)) {
        await inNewPage(browser, pressedPhone, async (page) => {
          const traces: EndTrace[] = [];
          await measurePress(page, pair, {
            line: goodLine,
            prepare,
            onPrepared: async (devtools) => void traces.push(await traceTasks(devtools, true)),
          });
          for (const endTrace of traces) measured.set(name, (await endTrace()).phases);
        });
      }
      return figuresOf(
        measured,
        cpuPhases.map((phase) => [{ title: phase, unit: 'ms' }, (ofPhases) => ofPhases[phase]] as const),
      );
    },
    { isOneProcess: true },
  );
}
