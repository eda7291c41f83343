import type { FieldPath } from './difference.ts'

/** `at`: the field's path, empty for the whole project; advice does not block publishing. */
export type ProjectFault = {
  at: FieldPath
  text: string
  isAdvice?: true
  /** The sentence that may be marked as about something else. */
  aside?: string
  /** A marked sentence that no text contains any more. */
  unstated?: string
}

/** Without advice. */
export function holdingFaults(faults: readonly ProjectFault[]): ProjectFault[] {
  return faults.filter(({ isAdvice }) => isAdvice !== true)
}

export function quotedIn(fault: string): string | undefined {
  const [quote, end] = fault.split('“')[1]?.split('”') ?? []
  return end === undefined ? undefined : quote
}
