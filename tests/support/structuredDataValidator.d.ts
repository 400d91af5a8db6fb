/** What we use of `@adobe/structured-data-validator`, which publishes no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @param data things by type and format, as the extractor of pages returns them */
    validate(data: { jsonld: Record<string, object[]> }): Promise<{ issueMessage: string; severity: string }[]>;
  }
}
