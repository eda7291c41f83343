import { isDeepStrictEqual } from 'node:util'

import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { mailedToken } from '#app/enquiries/consent/person-key.server.ts'
import { recordEnquiry, type Recorded } from '#app/enquiries/submit/record-enquiry.server.ts'
import type { Capture } from '#app/enquiries/submit/record-enquiry.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { wide } from '#test/helpers/enquiry-captures.ts'

import { mailWithdrawalLinks } from './withdrawal/mail-withdrawal-links.server.ts'
import { withdrawByLink, withdrawByMailedLink } from './withdrawal/withdraw-by-link.server.ts'

// No sender can change, hide, read or erase what another sent.

const SENDERS = 3
const PHONES = ['9711000001', '9711000002'] as const

/** Small budgets, which one sender could use up for others. */
const SMALL = { ...wide, ipv4: 2, ipv6: 2, phone: 2, form: 2 }

const sender = fc.nat({ max: SENDERS - 1 })
const any = fc.nat({ max: 20 })
const changeSetId = fc.oneof(
  fc.record({
    kind: fc.constant('enquire' as const),
    sender,
    phone: fc.constantFrom(...PHONES),
    message: fc.constantFrom('Price?', 'Plan?'),
    hasKey: fc.boolean(),
    isSolved: fc.boolean(),
  }),
  // Exactly what another sender is about to send.
  fc.record({
    kind: fc.constant('forge' as const),
    sender,
    as: sender,
    phone: fc.constantFrom(...PHONES),
    message: fc.constantFrom('Price?', 'Plan?'),
  }),
  // A copy of another's enquiry, without a key or with a guessed one.
  fc.record({ kind: fc.constant('copy' as const), sender, of: any, hasKey: fc.boolean() }),
  fc.record({ kind: fc.constant('close' as const), sender, token: any }),
  fc.record({ kind: fc.constant('mail' as const), sender, token: any }),
  fc.record({ kind: fc.constant('close-mailed' as const), sender, token: any }),
)

type Sent = { id: string; by: number; capture: Capture; row: unknown }

class World {
  readonly #db: Executor
  readonly #sent: Sent[] = []
  readonly #closed = new Set<string>()
  readonly #tokens: string[][] = Array.from({ length: SENDERS }, () => [])
  readonly #mailed: string[][] = Array.from({ length: SENDERS }, () => [])

  readonly faults: string[] = []

  constructor(db: Executor) {
    this.#db = db
  }

  async enquire(by: number, capture: Capture): Promise<void> {
    const recorded = await recordEnquiry(this.#db, capture, SMALL)
    if (recorded.kind === 'stored') await this.#remember(by, capture)
    else if (recorded.kind === 'repeat' && !this.#hasSent(by, capture))
      this.faults.push(`an enquiry of ${by} is taken for one of another`)
    await this.#take(by, recorded)
  }

  #hasSent(by: number, { enquiry }: Capture): boolean {
    return this.#sent.some(
      (one) =>
        one.by === by &&
        !this.#closed.has(one.id) &&
        isDeepStrictEqual(one.capture.enquiry, enquiry),
    )
  }

  async #remember(by: number, capture: Capture): Promise<void> {
    const { rows } = await sql<{ id: string; row: unknown; spam: string | null }>`
      select id::text, to_jsonb(leads) as row, spam_reason as spam from leads
      where phone = any(${PHONES}::text[]) order by leads.id desc limit 1`.execute(this.#db)
    const [stored] = rows
    // A sender's own enquiries fit every budget: only another can hide them.
    const own = this.#sent.filter((one) => one.by === by).length
    if (own < 2 && stored?.spam !== null) this.faults.push(`an enquiry of ${by} is hidden`)
    if (stored) this.#sent.push({ ...stored, by, capture })
  }

  async #take(by: number, { consentToken, visitToken }: Recorded): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select lead_id::text as id from consents where token = ${consentToken ?? ''}
      union all select lead_id::text from visits where token = ${visitToken ?? ''}`.execute(
      this.#db,
    )
    const owners = rows.map(({ id }) => this.#sent.find((one) => one.id === id)?.by)
    if (owners.some((owner) => owner !== by)) this.faults.push(`${by} has a link of another`)
    if (consentToken !== undefined) this.#tokens[by]?.push(consentToken)
  }

  copy(by: number, of: number, key: string): Promise<void> | undefined {
    const found = this.#sent[of % Math.max(1, this.#sent.length)]
    return found && this.enquire(by, { ...found.capture, key, address: addressOf(by) })
  }

  async close(by: number, at: number): Promise<void> {
    const token = pick(this.#tokens[by], at)
    if (token === undefined) return
    const { rows } = await sql<{ id: string }>`
      select lead_id::text as id from consents where token = ${token}`.execute(this.#db)
    await withdrawByLink(this.#db, token)
    for (const { id } of rows) this.#closed.add(id)
  }

  async mail(by: number, at: number): Promise<void> {
    const token = pick(this.#tokens[by], at)
    if (token === undefined) return
    const before = await this.#links()
    await mailWithdrawalLinks(this.#db, { token, address: addressOf(by) })
    for (const { event, email } of await this.#links()) {
      if (before.some((one) => one.event === event)) continue
      this.#mailed[ownerOf(email)]?.push(await mailedToken(event))
    }
  }

  async #links() {
    const { rows } = await sql<{ event: string; email: string }>`
      select event_id::text as event, lower(email) as email
      from withdrawal_links join leads on leads.id = lead_ids[1]`.execute(this.#db)
    return rows
  }

  async closeMailed(by: number, at: number): Promise<void> {
    const token = pick(this.#mailed[by], at)
    if (token === undefined) return
    if (!(await withdrawByMailedLink(this.#db, token))) return
    for (const { id, capture } of this.#sent)
      if (ownerOf(capture.enquiry.email) === by) this.#closed.add(id)
  }

  async check(): Promise<void> {
    const { rows } = await sql<{ id: string; row: unknown }>`
      select id::text, to_jsonb(leads) as row from leads
      where phone = any(${PHONES}::text[])`.execute(this.#db)
    const there = new Map(rows.map(({ id, row }) => [id, row]))
    for (const { id, row } of this.#sent)
      if (!this.#closed.has(id) && !isDeepStrictEqual(there.get(id), row))
        this.faults.push(`enquiry ${id} is not as it was`)
  }
}

const addressOf = (by: number) => `203.0.113.${by + 1}`
const emailOf = (by: number) => `sender${by}@senders.test`
const ownerOf = (email: string) => Number(/\d/.exec(email)?.[0])

function pick(own: readonly string[] | undefined, at: number): string | undefined {
  return own?.[at % Math.max(1, own.length)]
}

type Enquiry = {
  sender: number
  phone: string
  message: string
  hasKey: boolean
  isSolved: boolean
}

function captureOf({ sender: by, phone, message, hasKey, isSolved }: Enquiry): Capture {
  const challenge = { nonce: crypto.randomUUID(), expiresAt: new Date(Date.now() + 60_000) }
  return {
    enquiry: { name: 'Asha Rao', phone, country: 'IN', email: emailOf(by), message },
    key: hasKey ? crypto.randomUUID() : '',
    location: 'Goa',
    page: '/lodha-goa',
    campaign: {},
    visit: { project: 'lodha-goa', startsAt: new Date('2031-01-04T05:00:00Z') },
    address: addressOf(by),
    signals: { isHiddenFilled: false, isHasty: false, ...(isSolved && { challenge }) },
  }
}

async function play(
  db: Executor,
  acts: readonly (typeof changeSetId extends fc.Arbitrary<infer A> ? A : never)[],
) {
  await sql`delete from leads where phone = any(${PHONES}::text[])`.execute(db)
  await sql`update withdrawals set withdrawn_at = now() - interval '1 day'`.execute(db)
  await sql`delete from visitor_mails`.execute(db)
  await sql`delete from rate_limit_hits`.execute(db)
  const world = new World(db)
  for (const one of acts) {
    if (one.kind === 'enquire') await world.enquire(one.sender, captureOf(one))
    else if (one.kind === 'forge')
      await world.enquire(one.sender, {
        ...captureOf({ ...one, sender: one.as, hasKey: false, isSolved: false }),
        address: addressOf(one.sender),
      })
    else if (one.kind === 'copy') await world.copy(one.sender, one.of, one.hasKey ? 'guessed' : '')
    else if (one.kind === 'close') await world.close(one.sender, one.token)
    else if (one.kind === 'mail') await world.mail(one.sender, one.token)
    else await world.closeMailed(one.sender, one.token)
    await world.check()
  }
  return world.faults
}

test('no sender changes, hides, reads or erases what another sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changeSetId, { maxLength: 14 }), async (acts) => {
      expect(await inTransaction((trx) => play(trx, acts))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
