import type { z } from 'zod'

import type { FieldPath } from './difference.ts'

/** `at`: the field's path, empty for the whole document; a warning does not block publishing. */
export type Fault = {
  at: FieldPath
  text: string
  isWarning?: true
}

/** Without warnings. */
export function blockingFaults(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ isWarning }) => isWarning !== true)
}

export function warningsIn(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ isWarning }) => isWarning === true)
}

/** What a schema refuses, at its fields and in its words. */
export function schemaFaults({ issues }: z.ZodError): Fault[] {
  return issues.map(({ path, message }) => ({
    at: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    text: message,
  }))
}
