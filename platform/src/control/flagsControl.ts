import type * as v from 'valibot';
import type { FlagSetting } from '../flags/flags.ts';
import type { FlagService } from '../flags/flagsModule.ts';
import type { flagsCall } from './controlCalls.ts';

interface FlagsResponse {
  flags: readonly FlagSetting[];
  /** Streams that are open. */
  streams: number;
  /** What pages have told, oldest first. */
  events: readonly Readonly<Record<string, unknown>>[];
}

/** Streams first: whoever makes them silent means what is set in the same call to stay unsaid. */
export function flagsOrder(
  { flags, streams, measurements }: FlagService,
  { set, goals, stream }: v.InferOutput<typeof flagsCall>,
): FlagsResponse {
  if (stream?.silence !== undefined) streams.silence(stream.silence);
  if (goals !== undefined) measurements.setGoals(goals);
  flags.set(set);
  if (stream?.send !== undefined) streams.send(stream.send.event, stream.send.data);
  if (stream?.drop === true) streams.drop();
  return { flags: flags.all(), streams: streams.count, events: measurements.events() };
}
