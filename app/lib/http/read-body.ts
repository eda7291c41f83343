export async function readBody(
  request: Pick<Request | Response, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.byteLength
    if (length > limit) return undefined
    parts.push(part)
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.byteLength
  }
  return body
}

/** The fields of a urlencoded form; throws 413 for a longer body. */
export async function readFields(request: Request, limit: number): Promise<URLSearchParams> {
  const body = await readBody(request, limit)
  if (!body) throw new Response('Content Too Large', { status: 413 })
  return new URLSearchParams(new TextDecoder().decode(body))
}

export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
