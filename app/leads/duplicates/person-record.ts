/** Somebody who may be the same person, by their newest enquiry, and why it may be. */
export type AlikeLead = { id: string; name: string; phone: string; by: 'mail' | 'name' }

/** An enquiry as it is told beside another; `at` is ISO 8601. */
export type OtherEnquiry = {
  id: string
  name: string
  phone: string
  at: string
  location: string
  message: string
}

/** Who sent a lead, as far as it is known. */
export type PersonRecord = {
  /** Whether this enquiry is taken apart from the others of its phone. */
  isApart: boolean
  /** The person's other enquiries, the newest first. */
  others: readonly OtherEnquiry[]
  /** Enquiries with the phone of this one that are taken apart. */
  apart: readonly OtherEnquiry[]
  /** Who may be the same person; nothing follows from it by itself. */
  alike: readonly AlikeLead[]
}
