import { ownValue } from './ownValue.ts';

/**
 * Post code patterns by country. Other countries do not require a post code. Guernsey, Jersey, the Isle of Man and
 * Gibraltar share the British pattern but are other countries. British Forces (`BF1`) are at home in Great Britain,
 * wherever they serve.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  GB: /^(?:GIR ?0AA|(?!GY|JE|IM|GX)[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2})$/i,
  CA: /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/i,
  IE: /^(?:D6W|[ACDEFHKNPRTVWXY][0-9]{2}) ?[0-9ACDEFHKNPRTVWXY]{4}$/i,
};
const anywhere = /^[A-Z0-9][A-Z0-9 -]{1,11}$/i;

export function isPostcode(text: string, country: string): boolean {
  const shape = ownValue(shapes, country);
  return shape === undefined ? text === '' || anywhere.test(text) : shape.test(text);
}
