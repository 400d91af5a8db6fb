import type * as v from 'valibot';
import type { FlagSetting } from '../services/flags/flags.ts';
import type { FlagService } from '../services/flags/flagsModule.ts';
import type { flagsCall } from './controlCalls.ts';

interface FlagsResponse {
  flags: readonly FlagSetting[];
  /** Number of open streams. */
  streams: number;
  /** Events that pages sent, oldest first. */
  events: readonly Readonly<Record<string, unknown>>[];
}

/** Applies stream faults first, so that a silenced stream does not announce flags set in the same call. */
export function applyFlagsCommand(
  { flags, streams, measurements }: FlagService,
  { set, goals, stream }: v.InferOutput<typeof flagsCall>,
): FlagsResponse {
  if (stream?.silence !== undefined) streams.setSilent(stream.silence);
  if (goals !== undefined) measurements.setGoals(goals);
  flags.set(set);
  if (stream?.send !== undefined) streams.send(stream.send.event, stream.send.data);
  if (stream?.drop === true) streams.drop();
  return { flags: flags.all(), streams: streams.count, events: measurements.events() };
}
