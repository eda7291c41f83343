import { randomUUID } from 'node:crypto'
import { type Agent, type ClientRequest, request } from 'node:http'

import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'

import { callBody } from './call-body.ts'

export type Honest = {
  kind: 'page' | 'enquiry'
  /** Milliseconds after the start. */
  at: number
  ms: number
  outcome: number | string
  /** Unique to the enquiry. */
  phone?: string
  isAcknowledged: boolean
}

const honest = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Is a corner plot left?',
  page: '/godrej-reverine',
}

/** Counts as no answer. */
const TIMEOUT_MS = 20_000

/** As on a busy site in ten minutes: more would be a flood. */
export const MAX_ENQUIRIES = 300

export function honestPhone(index: number): string {
  return `98${String(index).padStart(8, '0')}`
}

type Sent = { port: number; from: string; agent?: Agent | undefined }

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

/** Sends it as the site's page does: with its own key, and a challenge solved while typing. */
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

/** A solved challenge; undefined without one, which blocks no visitor. */
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

// Sent back unchanged.
const challengeShape = z.object({ data: z.custom<Challenge>((value) => typeof value === 'object') })

type RequestParams = {
  path: string
  method?: string
  body?: string
  headers: Record<string, string>
}
type HttpResponse = { status: number | string; text: string }

/** Retries once, as a browser does: a kept connection may end just as it is used. */
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
