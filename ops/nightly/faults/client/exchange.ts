import { type Agent, request } from 'node:http'

export type RequestParams = {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** A loopback address. */
  from?: string
  /** Keeps connections; by default each request has its own. */
  agent?: Agent
}

/** `status` is 0 without an answer, and `text` then has the system's error code. */
export type HttpResponse = { status: number; text: string; location: string; cookies: string[] }

const TIMEOUT_MS = 20_000

/** Never throws. */
export function exchange({
  port,
  body = '',
  from = '127.0.0.1',
  ...params
}: RequestParams): Promise<HttpResponse> {
  return new Promise((resolve) => {
    const fail = (why: string) => settle({ status: 0, text: why, location: '', cookies: [] })
    const sent = request({
      host: '127.0.0.1',
      port,
      localAddress: from,
      path: params.path,
      method: params.method ?? 'GET',
      agent: params.agent ?? false,
      headers: { ...params.headers, 'Content-Length': Buffer.byteLength(body) },
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
