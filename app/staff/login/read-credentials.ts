import { readBody } from '#app/lib/http/read-body.ts'

import { filledCredentials, type Credentials } from './sign-in.ts'

/** Bytes. */
const LONGEST_FORM = 8192

/** Undefined when a field is missing or the request is no such form. */
export async function readCredentials(request: Request): Promise<Credentials | undefined> {
  const body = await readBody(request, LONGEST_FORM)
  if (!body) return undefined
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const form = await new Response(body, { headers }).formData()
    return filledCredentials(form.get('phone'), form.get('password'))
  } catch {
    return undefined
  }
}
