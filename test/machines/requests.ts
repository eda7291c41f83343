import { createHash } from 'node:crypto'
import { request } from 'node:http'

import { expect } from 'vitest'
import { z } from 'zod'

/** How the dashboard answers who has this cookie, at one machine. */
export function dashboardStatus(Cookie: string) {
  return async (base: string): Promise<string> => {
    const answer = await fetch(`${base}/dashboard`, { redirect: 'manual', headers: { Cookie } })
    return String(answer.status)
  }
}

/** Another enquiry with the one phone whose enquiries are counted. */
export async function sendSamePhone(base: string, round: number): Promise<void> {
  const pay = {
    name: 'Asha Rao',
    phone: '9812345678',
    email: 'asha@example.com',
    message: `again ${round}`,
  }
  const answer = await fetch(`${base}/api/v1/user/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay }),
  })
  expect(answer.status).toBe(200)
}

/** A sign-in with a wrong password, from an address of its own, so that no one else's tries are used up. */
export function wrongSignIn(base: string, phone: string): Promise<number> {
  const body = new URLSearchParams({ phone, password: 'eight loud lanterns' })
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      localAddress: '127.0.0.77',
      headers: { Origin: base, 'Content-Type': 'application/x-www-form-urlencoded' },
    }
    const clientRequest = request(`${base}/admin`, options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    clientRequest.once('error', reject).end(body.toString())
  })
}

/** Opens the dashboard's news; `text` is all that has come of them. */
export async function openEventStream(base: string, Cookie: string) {
  const leaving = new AbortController()
  const answer = await fetch(`${base}/dashboard/live`, {
    headers: { Cookie },
    signal: leaving.signal,
  })
  expect(answer.status).toBe(200)
  let text = ''
  const reading = async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString()
  }
  reading().catch(() => undefined)
  return { text: () => text, close: () => leaving.abort() }
}

/** Status, tag and digest of what a path answers. */
export function digestOf(path: string) {
  return async (base: string): Promise<string> => {
    const answer = await fetch(base + path)
    const body = Buffer.from(await answer.arrayBuffer())
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 16)
    return `${answer.status} ${answer.headers.get('ETag')} ${digest}`
  }
}

/** An enquiry of someone of this name; answers the path that withdraws it. */
export async function enquireAs(base: string, name: string): Promise<string> {
  const pay = { name, phone: '9812345679', email: 'vimala@example.com', message: 'Price?' }
  const answer = await fetch(`${base}/api/v1/user/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay }),
  })
  const { data } = z.object({ data: z.object({ withdraw: z.string() }) }).parse(await answer.json())
  return data.withdraw
}

/** Withdraws at one machine by the path that was told; settles with its answer. */
export async function withdrawAt(base: string, path: string): Promise<void> {
  const headers = { Origin: base }
  const answer = await fetch(base + path, { method: 'POST', redirect: 'manual', headers })
  expect(answer.status).toBe(303)
}

/** The dashboard's list at one machine, as its page shows it. */
export async function dashboardPage(base: string, Cookie: string): Promise<string> {
  const answer = await fetch(`${base}/dashboard`, { headers: { Cookie } })
  expect(answer.status).toBe(200)
  return answer.text()
}
