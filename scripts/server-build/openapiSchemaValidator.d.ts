/** The package has no types for this file; this is the part in use. */
declare module '@seriousme/openapi-schema-validator/resolve.js' {
  /** The document with each reference replaced by what it refers to, which is shared and not copied. */
  export function replaceRefs(document: unknown): unknown;
}
