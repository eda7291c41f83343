import type { FieldPath } from './difference.ts'

/** `at`: the field's path, empty for the whole project; advice does not block publishing. */
export type ListingFault = {
  at: FieldPath
  text: string
  isAdvice?: true
  /** The sentence that may be marked as about something else. */
  aside?: string
  /** A marked sentence that no text contains any more. */
  unsaid?: string
}

/** Without advice. */
export function holdingFaults(faults: readonly ListingFault[]): ListingFault[] {
  return faults.filter(({ isAdvice }) => isAdvice !== true)
}

export function quotedIn(fault: string): string | undefined {
  const [words, end] = fault.split('“')[1]?.split('”') ?? []
  return end === undefined ? undefined : words
}
