import type { FieldPath } from './difference.ts'

/** `at`: the field's path, empty for the whole project; a warning does not block publishing. */
export type ProjectFault = {
  at: FieldPath
  text: string
  isWarning?: true
}

/** Without warnings. */
export function blockingFaults(faults: readonly ProjectFault[]): ProjectFault[] {
  return faults.filter(({ isWarning }) => isWarning !== true)
}

export function warningsIn(faults: readonly ProjectFault[]): ProjectFault[] {
  return faults.filter(({ isWarning }) => isWarning === true)
}
