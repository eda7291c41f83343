import type { WorkCalendar } from './working-time.ts'

/** What visitors may be promised; plain data for the browser. */
export type OfficeHours = WorkCalendar & {
  /** Working minutes until the promised first call. */
  promiseMinutes: number
}
