import { type Agent, request } from 'node:http'

export type RequestParams = {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** The loopback address that it comes from. */
  from?: string
  /** Keeps connections; without one each request has its own. */
  agent?: Agent
}

/** `status` is 0 where no answer came; then `text` says why, as the system calls it. */
export type HttpResponse = { status: number; text: string; location: string; cookies: string[] }

/** After this many milliseconds a client has gone. */
const TIMEOUT_MS = 20_000

/** Sends one request and reads its answer. Never throws. */
export function exchange({
  port,
  body = '',
  from = '127.0.0.1',
  ...asked
}: RequestParams): Promise<HttpResponse> {
  return new Promise((resolve) => {
    const fail = (why: string) => settle({ status: 0, text: why, location: '', cookies: [] })
    const sent = request({
      host: '127.0.0.1',
      port,
      localAddress: from,
      path: asked.path,
      method: asked.method ?? 'GET',
      agent: asked.agent ?? false,
      headers: { ...asked.headers, 'Content-Length': Buffer.byteLength(body) },
    })
    const timer = setTimeout(() => sent.destroy(new Error('no answer')), TIMEOUT_MS)
    const settle = (response: HttpResponse) => {
      clearTimeout(timer)
      resolve(response)
    }
    sent.once('error', (error) => fail('code' in error ? String(error.code) : error.message))
    sent.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.once('error', (error) => fail(error.message))
      response.once('end', () =>
        settle({
          status: response.statusCode ?? 0,
          text,
          location: response.headers.location ?? '',
          cookies: response.headers['set-cookie'] ?? [],
        }),
      )
    })
    sent.end(body)
  })
}

/** Posts fields as a form without script does. */
export function postForm(
  params: Omit<RequestParams, 'method' | 'body'>,
  fields: Record<string, string>,
): Promise<HttpResponse> {
  return exchange({
    ...params,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...params.headers },
    body: new URLSearchParams(fields).toString(),
  })
}
