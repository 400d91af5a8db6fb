/** Possible consent for telemetry: the operator's analytics group, or none because it is necessary. */
export const telemetryGroups = ['necessary', 'C0002'] as const;
export type TelemetryGroup = (typeof telemetryGroups)[number];
