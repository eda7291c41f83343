/** A possible duplicate, by its newest enquiry, and why. */
export type PossibleDuplicate = { id: string; name: string; phone: string; by: 'mail' | 'name' }

/** `at` is ISO 8601. */
export type OtherEnquiry = {
  id: string
  name: string
  phone: string
  at: string
  location: string
  message: string
}

export type PersonRecord = {
  isUnlinked: boolean
  others: readonly OtherEnquiry[]
  unlinked: readonly OtherEnquiry[]
  /** Suggestions only: no other code acts on them. */
  duplicates: readonly PossibleDuplicate[]
}
