import type { SandboxContext } from '../kernel/module.ts';
import { chatModule } from '../services/chat/chatModule.ts';
import { createFlagMeasurements } from '../services/flags/flagMeasurements.ts';
import { createFlags } from '../services/flags/flags.ts';
import { flagsModule } from '../services/flags/flagsModule.ts';
import { createFlagStreams } from '../services/flags/flagStreams.ts';
import { createCollector } from './collector/collector.ts';
import { collectorModule } from './collector/collectorModule.ts';
import { consentVendorModule } from './consent-vendor/consentVendorModule.ts';
import { messengerModule } from './messenger/messengerModule.ts';
import { createTagEvents } from './tag-manager/tagEvents.ts';
import { tagManagerModule } from './tag-manager/tagManagerModule.ts';

/** Creates the stand-ins for vendors: flags, chat, tag manager, consent and telemetry. */
export function createVendors(sandboxContext: SandboxContext) {
  const flags = createFlags(sandboxContext);
  const flagService = { flags, streams: createFlagStreams(flags), measurements: createFlagMeasurements() };
  const collector = createCollector(() => sandboxContext.clock.now());
  const tagEvents = createTagEvents(sandboxContext.activity.note);
  return {
    flagService,
    collector,
    tagEvents,
    modules: [
      chatModule(),
      flagsModule(sandboxContext, flagService),
      tagManagerModule(sandboxContext, tagEvents),
      messengerModule(sandboxContext),
      consentVendorModule(sandboxContext),
      collectorModule(sandboxContext, collector),
    ],
  };
}
