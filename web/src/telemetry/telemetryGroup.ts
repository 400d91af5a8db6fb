/** Consent under which measuring may stand: the operator's group for performance, or none because it is necessary. */
export const telemetryGroups = ['necessary', 'C0002'] as const;
export type TelemetryGroup = (typeof telemetryGroups)[number];
