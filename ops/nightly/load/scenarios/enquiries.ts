import { Agent } from 'node:http'

import { sendRequest, type RequestParams } from '#ops/nightly/load/request.ts'
import { onLanes } from '#ops/nightly/load/lanes.ts'
import { callBody } from '#ops/nightly/load/call-body.ts'
import { speak } from '#ops/nightly/load/speak.ts'
import { FLOOD_EMAIL } from '#ops/nightly/load/stored.ts'
import type { Attack, Random, Target } from '#ops/nightly/load/target.ts'

const PATH = '/api/v1/user/connect'
const FROM = '127.7.0.1'
/** The maximum length of a message, in three-byte characters. */
const LONG = 4000
const TEN_MEGABYTES = Buffer.alloc(10_000_000, 'x')
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' }

export const enquiries: Attack = {
  name: 'enquiries',
  sentence: 'A flood of enquiries from one address: long, cut off, too large, of wrong types',
  run: async (target) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 32 })
    await onLanes(target, 32, async () => {
      if (target.random.chance(0.05)) await speak(target, cutOff(target.random), { from: FROM })
      else await sendRequest(target, { method: 'POST', from: FROM, agent, ...oneOf(target.random) })
    })
    agent.destroy()
  },
}

function oneOf(random: Random): RequestParams {
  const person = {
    name: 'Flood',
    phone: random.chance(0.2) ? '7000000000' : random.phone(),
    email: FLOOD_EMAIL,
    message: random.chance(0.5) ? longMessage(random) : random.word(20),
  }
  return random.chance(0.75) ? whole(random, person) : refused(random, person)
}

function whole(random: Random, person: Record<string, string>): RequestParams {
  const call = callBody(person)
  const fields = new URLSearchParams(person).toString()
  return random.pick<RequestParams>([
    { path: PATH, ...call },
    { path: PATH, ...call, headers: { ...call.headers, 'Idempotency-Key': random.word(20) } },
    { path: PATH, ...call, headers: { ...call.headers, 'X-Forwarded-For': forged(random) } },
    { path: '/connect', headers: FORM, body: fields },
    { path: '/connect', headers: FORM, body: `${fields}&key=${random.word(20)}` },
  ])
}

function refused(random: Random, person: Record<string, string>): RequestParams {
  const { headers, body } = callBody(person)
  return random.pick<RequestParams>([
    { path: '/connect', ...parts(random) },
    { path: PATH, headers, body: 'x'.repeat(64 * 1024) },
    { path: PATH, headers, body: '['.repeat(60_000) },
    { path: PATH, headers, body: TEN_MEGABYTES },
    { path: PATH, headers, body: JSON.stringify({ __proto__: person, pay: body }) },
    { path: PATH, headers: { 'Content-Type': 'text/html' }, body },
    { path: PATH, headers: { ...headers, 'Content-Encoding': 'gzip' }, body },
    { path: PATH, ...callBody({ ...person, message: '\u{1F3E0}'.repeat(4000) }) },
  ])
}

/** Unique and incompressible. */
function longMessage(random: Random): string {
  return Array.from({ length: LONG }, () =>
    String.fromCharCode(0x4e00 + random.below(20_000)),
  ).join('')
}

function parts(random: Random): Pick<RequestParams, 'headers' | 'body'> {
  const edge = random.word(20)
  const part = `--${edge}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${edge}`, Origin: 'null' },
    body: `${part.repeat(700)}--${edge}--\r\n`,
  }
}

/** Promises more than it sends, and leaves. */
function cutOff(random: Random): string {
  const path = random.pick([PATH, '/connect'])
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\nConnection: close\r\n\r\n{"meta":`
}

function forged(random: Random): string {
  return `198.51.${random.below(256)}.${random.below(256)}`
}

/** A steady flood as background for other attacks. */
export async function pileUp(target: Target, lanes: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  await onLanes(target, lanes, async () => {
    const phone = target.random.phone()
    const call = callBody({ name: 'Pile', phone, email: 'pile@example.com', message: 'Price?' })
    await sendRequest(target, { method: 'POST', path: PATH, from: '127.11.0.9', agent, ...call })
  })
  agent.destroy()
}
