import { startReportSink } from '../telemetry/reportSink.browser.ts';
import type { StartItem } from './startItem.browser.ts';

export const reportSink: StartItem = { name: 'report sink', when: 'idle', start: startReportSink };
