import * as v from 'valibot';

/** Environment variables of the operations port. */
export const operationsEnvironment = {
  /**
   * Port of `/metrics`, `/healthz` and `/readyz`, separate from the public port; 0 selects a free one. Without it
   * metrics are not served; the other two are also on the public port.
   */
  OPERATIONS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535))),
  /** Interface of the operations port: by default this machine only. */
  OPERATIONS_HOST: v.optional(v.string(), '127.0.0.1'),
};

type Read = v.InferOutput<v.ObjectSchema<typeof operationsEnvironment, undefined>>;

/** Null without an operations port. */
export type OperationsAddress = { port: number; host: string } | null;

export function operationsAddressOf(e: Read): OperationsAddress {
  return e.OPERATIONS_PORT === undefined ? null : { port: e.OPERATIONS_PORT, host: e.OPERATIONS_HOST };
}
