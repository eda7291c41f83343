import { createHash, randomUUID } from 'node:crypto'

import type { Capture } from './record-enquiry.ts'

/** Equal only where everything stored is equal. */
export function enquiryDigest(capture: Capture): string {
  const { enquiry, location, page, campaign, contactPreference, visit } = capture
  const { name, phone, country, email, message } = enquiry
  return sha256([
    [name, phone, country, email, message, location, page],
    [campaign.first ?? null, campaign.last ?? null],
    [contactPreference?.by ?? null, contactPreference?.when ?? null],
    [visit?.project ?? null, visit?.startsAt.toISOString() ?? null],
  ])
}

/** Includes the sender's network, so that no stranger can turn an enquiry into a repeat. */
export function sentHash(capture: Capture, networkKey: string | null): string {
  return sha256([enquiryDigest(capture), networkKey ?? randomUUID()])
}

/** The same key with another body is another key. */
export function clientKey(key: string, digest: string): string {
  return `given:${sha256([key, digest])}`
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
