import { redirectDocument } from 'react-router'

import { withReturn } from './return-path.ts'

/** A document redirect: the login is a public page, which the dashboard's router does not render. */
export function toLogin(requested: string, headers?: HeadersInit): Response {
  const response = redirectDocument(withReturn('/admin', requested), headers ? { headers } : {})
  response.headers.set('X-Remix-Replace', 'true')
  return response
}
