import { sendRequest, type RequestParams } from '#ops/nightly/load/request.ts'
import { pause } from '#ops/nightly/load/lanes.ts'
import { callBody } from '#ops/nightly/load/call-body.ts'
import { slugs } from '#ops/nightly/load/site-names.ts'
import { FLOOD_EMAIL } from '#ops/nightly/load/stored.ts'
import type { Attack, Target } from '#ops/nightly/load/target.ts'
import { honestPhone, MAX_ENQUIRIES, solveOneOf } from '#ops/nightly/load/visitor.ts'

const A_MINUTE = 6000
/** With more pending requests, this machine is too slow for the attack. */
const MAX_PENDING = 300
const CONNECT = '/api/v1/user/connect'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' }
const SLUGS = slugs()

/**
 * Attackers want honest enquiries hidden or refused: 6,000 enquiries a minute from this many addresses, some with visitors' phones
 * and solved challenges. `leads` is the share of honest enquiries that must still be leads.
 */
export const crowds: readonly Attack[] = [crowd(5, 0.99), crowd(50, 0.99), crowd(500, 0.95)]

function crowd(addresses: number, leads: number): Attack {
  return {
    name: `crowd-${addresses}`,
    sentence: `6,000 enquiries a minute from ${addresses} addresses, against honest visitors with and without script`,
    crowd: { leads },
    run: async (target) => {
      await Promise.all([sendMany(target, addresses), sendSolved(target, addresses)])
    },
  }
}

async function sendMany(target: Target, addresses: number): Promise<void> {
  const began = performance.now()
  const going = new Set<Promise<unknown>>()
  let begun = 0
  while (!target.signal.aborted) {
    const due = Math.floor(((performance.now() - began) * A_MINUTE) / 60_000)
    while (begun < due && going.size < MAX_PENDING) {
      begun += 1
      const one = sendRequest(target, unsolved(target, addresses)).finally(() => going.delete(one))
      going.add(one)
    }
    await pause(target, 20)
  }
  await Promise.all(going)
}

async function sendSolved(target: Target, addresses: number): Promise<void> {
  while (!target.signal.aborted) {
    const from = addressOf(target.random.below(addresses))
    const solved = await solveOneOf({ port: target.port, from })
    const signs = { ms: 60_000, solved }
    const call = callBody({ ...invented(target), signs })
    await sendRequest(target, { method: 'POST', path: CONNECT, from, ...call })
  }
}

function unsolved(target: Target, addresses: number): RequestParams {
  const { random } = target
  const from = addressOf(random.below(addresses))
  const enquiry = invented(target)
  if (random.chance(0.1)) {
    const body = new URLSearchParams(enquiry).toString()
    return { method: 'POST', path: '/connect', from, headers: FORM, body }
  }
  const call = callBody({ ...enquiry, signs: { ms: 20_000 + random.below(60_000) } })
  return { method: 'POST', path: CONNECT, from, ...call }
}

function invented({ random }: Target) {
  const victim = honestPhone(random.below(MAX_ENQUIRIES))
  return {
    name: 'Flood',
    phone: random.chance(0.2) ? victim : random.phone(),
    email: FLOOD_EMAIL,
    message: random.word(80),
    page: `/${random.pick(SLUGS)}`,
  }
}

function addressOf(index: number): string {
  return `127.40.${Math.floor(index / 250)}.${1 + (index % 250)}`
}
