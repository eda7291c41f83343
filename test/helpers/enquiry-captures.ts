import { randomUUID } from 'node:crypto'

import { recordEnquiry } from '#app/enquiries/submit/record-enquiry.server.ts'
import type { Capture } from '#app/enquiries/submit/record-enquiry.ts'
import type { Executor } from '#db/client.server.ts'

/** Budgets that no test uses up. */
export const wide = {
  ipv4: 1000,
  ipv6: 1000,
  phone: 1000,
  form: 1000,
  site: 1000,
  spam: 1000,
  points: 60,
}
export const here = '203.0.113.7'

let serial = 0
type Changes = Partial<Capture> & { phone?: string; isSolved?: boolean }
export function capture(changes: Changes = {}): Capture {
  serial += 1
  const { phone = `9100${String(serial).padStart(6, '0')}`, isSolved = true, ...others } = changes
  const enquiry = {
    name: 'Asha Rao',
    phone,
    country: 'IN',
    email: 'a@example.com',
    message: `${serial}`,
  }
  const challenge = { nonce: randomUUID(), expiresAt: new Date(Date.now() + 60_000) }
  const signals = {
    isHiddenFilled: false,
    isHasty: false,
    ...(isSolved && { challenge }),
  }
  const context = {
    key: '',
    location: 'Goa',
    page: '/',
    campaign: {},
    address: here,
    signals,
  }
  return { enquiry, ...context, ...others }
}

/** Sends them one after another, and answers the suspicion against each that was stored. */
export async function sent(trx: Executor, captures: readonly Capture[], budget: typeof wide) {
  await trx.deleteFrom('leads').execute()
  await trx.deleteFrom('rate_limit_hits').execute()
  for (const each of captures) await recordEnquiry(trx, each, budget)
  return suspicions(trx)
}

export async function suspicions(trx: Executor) {
  const rows = await trx.selectFrom('leads').select('spam_reason').orderBy('id').execute()
  return rows.map(({ spam_reason: spamReason }) => spamReason)
}

export function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}

export const unsolved = (address: string, changes: Changes = {}) =>
  capture({ address, isSolved: false, ...changes })
/** An address that sent nothing before, of a network of its own. */
export const quietAddress = () => `203.0.${Math.floor(serial / 250)}.${serial % 250}`
