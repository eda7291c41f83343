import type { Payload, PullGet, SourceRequest } from '#app/sources/adapter.ts'

/** Noon of 8 October 2026 in India, the day of all examples. */
export const NOON = new Date('2026-10-08T06:30:00Z')

export function jsonPayload(value: unknown): Payload {
  return textPayload(JSON.stringify(value), 'application/json')
}

export function formPayload(fields: Record<string, string>): Payload {
  const form = new URLSearchParams(fields).toString()
  return textPayload(form, 'application/x-www-form-urlencoded')
}

/** As a browser, or a service for incoming mail, sends a form with files. */
export async function multipartPayload(
  fields: readonly (readonly [string, string])[],
  file?: File,
): Promise<Payload> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  if (file) form.append('attachment1', file)
  const sent = new Response(form)
  return {
    contentType: sent.headers.get('content-type') ?? '',
    query: {},
    body: Buffer.from(await sent.arrayBuffer()),
  }
}

export function textPayload(text: string, contentType: string): Payload {
  return { contentType, query: {}, body: Buffer.from(text) }
}

export function queryPayload(query: string): Payload {
  const fields = Object.fromEntries(new URLSearchParams(query))
  return { contentType: '', query: fields, body: Buffer.alloc(0) }
}

export function sourceRequest(
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): SourceRequest {
  return {
    method: body === undefined ? 'GET' : 'POST',
    headers: new Headers(headers),
    url: new URL(path, 'https://homes.example'),
    body: Buffer.from(body ?? ''),
  }
}

/** A `get` that gives these answers in turn and remembers what was asked. */
export function answering(...answers: { status?: number; body: unknown; headers?: HeadersInit }[]) {
  const asked: { url: URL; options: Parameters<PullGet>[1] }[] = []
  const get: PullGet = (url, options) => {
    const { status = 200, body, headers } = answers[asked.length] ?? { status: 500, body: '' }
    asked.push({ url, options })
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return Promise.resolve({ status, headers: new Headers(headers), body: Buffer.from(text) })
  }
  return { get, asked }
}
