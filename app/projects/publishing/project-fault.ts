import type { FieldPath } from './difference.ts'

/**
 * What is wrong with a listing; `at` is the way to the field, empty where it is about the whole. What is
 * advice may be right as it is, and keeps nobody from publishing.
 */
export type ListingFault = {
  at: FieldPath
  text: string
  isAdvice?: true
  /** The sentence that is meant, where it may be said of something else than the listing. */
  aside?: string
  /** A sentence that was said to be of something else, and that no text says any more. */
  unsaid?: string
}

/** Those that must be put right before anything is published. */
export function holdingFaults(faults: readonly ListingFault[]): ListingFault[] {
  return faults.filter(({ isAdvice }) => isAdvice !== true)
}

/** The words that a fault quotes first. */
export function quotedIn(fault: string): string | undefined {
  const [words, end] = fault.split('“')[1]?.split('”') ?? []
  return end === undefined ? undefined : words
}
