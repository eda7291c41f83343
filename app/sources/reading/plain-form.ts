import type { Payload } from '#app/sources/adapter.ts'

export function isMultipart({ contentType }: Pick<Payload, 'contentType'>): boolean {
  return /^\s*multipart\//i.test(contentType)
}

/** A multipart form as a plain one, without its files; one that is broken stays as it came. */
export async function plainForm(payload: Payload): Promise<Payload> {
  if (!isMultipart(payload)) return payload
  const body = new Uint8Array(payload.body)
  const request = new Response(body, { headers: { 'Content-Type': payload.contentType } })
  const form = await request.formData().catch(() => undefined)
  if (!form) return payload
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  return {
    ...payload,
    contentType: 'application/x-www-form-urlencoded',
    body: Buffer.from(fields.toString()),
  }
}
