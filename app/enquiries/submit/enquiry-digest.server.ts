import { createHash, randomUUID } from 'node:crypto'

import type { Capture } from './record-enquiry.ts'

/** One value for an enquiry with all that is stored of it: two are the same only where it is equal. */
export function enquiryDigest(capture: Capture): string {
  const { enquiry, location, page, campaign, reach, visit } = capture
  const { name, phone, country, email, message } = enquiry
  return sha256([
    [name, phone, country, email, message, location, page],
    [campaign.first ?? null, campaign.last ?? null],
    [reach?.by ?? null, reach?.when ?? null],
    [visit?.project ?? null, visit?.startsAt.toISOString() ?? null],
  ])
}

/**
 * The same with its sender: two with other keys or none are one only where one network sent both, so that no
 * one makes someone else's enquiry a repeat of theirs by sending it first. Where the network has no key none is
 * a repeat.
 */
export function sentHash(capture: Capture, networkKey: string | null): string {
  return sha256([enquiryDigest(capture), networkKey ?? randomUUID()])
}

/** What a sender's own key becomes: with another body it is another key. */
export function givenKey(key: string, digest: string): string {
  return `given:${sha256([key, digest])}`
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
