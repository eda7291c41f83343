/** TypeScript has this only together with what Node 24 lacks. */
declare namespace Intl {
  interface Locale {
    getTimeZones(): string[] | undefined
  }
}
