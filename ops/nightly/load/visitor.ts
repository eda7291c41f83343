import { randomUUID } from 'node:crypto'
import { type Agent, type ClientRequest, request } from 'node:http'

import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'

import { callBody } from './call-body.ts'

/** What became of one thing that an honest visitor asked for. */
export type Honest = {
  kind: 'page' | 'enquiry'
  /** When it was asked for, milliseconds after the beginning. */
  at: number
  ms: number
  /** The status, or the way in which none came. */
  outcome: number | string
  /** The phone of an enquiry; no other enquiry has it. */
  phone?: string
  isAcknowledged: boolean
}

const honest = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Is a corner plot left?',
  page: '/godrej-reverine',
}

/** After this long a visitor has gone; it counts as no answer. */
const TIMEOUT_MS = 20_000

/** As many as a busy site has in ten minutes: more would be a flood of their own. */
export const MAX_ENQUIRIES = 300

/** The phone of an honest visitor. */
export function honestPhone(index: number): string {
  return `98${String(index).padStart(8, '0')}`
}

type Sent = { port: number; from: string; agent?: Agent | undefined }

/** Opens a listing's page. */
export async function openPage(sent: Sent, began: number): Promise<Honest> {
  const at = performance.now()
  const { status, text } = await exchange(sent, {
    path: '/godrej-reverine',
    headers: { 'Accept-Encoding': 'identity' },
  })
  return {
    kind: 'page',
    at: at - began,
    ms: performance.now() - at,
    outcome: status,
    isAcknowledged: status === 200 && text.includes('</html>'),
  }
}

/**
 * Sends an enquiry as the site's own page does: with a key of its own, and a puzzle that was solved while
 * someone typed.
 */
export async function enquire(sent: Sent, phone: string, began: number): Promise<Honest> {
  const solved = await solveOneOf(sent)
  const at = performance.now()
  const call = callBody({
    ...honest,
    phone,
    signs: { ms: 45_000, solved },
  })
  const { status, text } = await exchange(sent, {
    method: 'POST',
    path: '/api/v1/user/connect',
    body: call.body,
    headers: { ...call.headers, 'Idempotency-Key': randomUUID() },
  })
  return {
    kind: 'enquiry',
    at: at - began,
    ms: performance.now() - at,
    outcome: status,
    phone,
    isAcknowledged: status === 200 && text.includes('"statusCode":"000"'),
  }
}

/** Sends an enquiry as a browser without script posts the form of a page. */
export async function enquireByForm(sent: Sent, phone: string, began: number): Promise<Honest> {
  const at = performance.now()
  const { status, text } = await exchange(sent, {
    method: 'POST',
    path: '/connect',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
    body: new URLSearchParams({ ...honest, phone }).toString(),
  })
  return {
    kind: 'enquiry',
    at: at - began,
    ms: performance.now() - at,
    outcome: status,
    phone,
    isAcknowledged: status === 200 && text.includes(enquiryTexts.sent),
  }
}

/** A puzzle with its solution; undefined where none came, which stops no one. */
export async function solveOneOf(sent: Sent) {
  const { text } = await exchange(sent, {
    method: 'POST',
    path: '/api/v1/enquiry-puzzles',
    headers: {},
  })
  try {
    const { data: challenge } = challengeShape.parse(JSON.parse(text))
    return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
  } catch {
    return undefined
  }
}

// The challenge itself is handed back as it came.
const challengeShape = z.object({ data: z.custom<Challenge>((value) => typeof value === 'object') })

type RequestParams = {
  path: string
  method?: string
  body?: string
  headers: Record<string, string>
}
type HttpResponse = { status: number | string; text: string }

/** A kept connection may end at the very moment it is used again; a browser then asks once more. */
async function exchange(sent: Sent, params: RequestParams): Promise<HttpResponse> {
  const first = await once(sent, params)
  return first.again ? once({ ...sent, agent: undefined }, params) : first
}

function once(
  { port, from, agent }: Sent,
  params: RequestParams,
): Promise<HttpResponse & { again?: boolean }> {
  const { body = '', ...rest } = params
  return new Promise((resolve) => {
    const message: ClientRequest = request({
      host: '127.0.0.1',
      port,
      localAddress: from,
      agent: agent ?? false,
      ...rest,
      headers: { ...params.headers, 'Content-Length': Buffer.byteLength(body) },
    })
    const timer = setTimeout(() => message.destroy(new Error('no answer in 20 s')), TIMEOUT_MS)
    const settle = (response: HttpResponse & { again?: boolean }) => {
      clearTimeout(timer)
      resolve(response)
    }
    message.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message
      settle({ status: code, text: '', again: message.reusedSocket && code === 'ECONNRESET' })
    })
    message.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.once('end', () => settle({ status: response.statusCode ?? 0, text }))
      response.once('error', (error) => settle({ status: error.message, text: '' }))
    })
    message.end(body)
  })
}
