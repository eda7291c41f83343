import { redirectDocument } from 'react-router'

import { withReturn } from './return-path.ts'

/** A document redirect: the login is a public page, which the dashboard's router does not render. */
export function toLogin(asked: string, headers?: HeadersInit): Response {
  const response = redirectDocument(withReturn('/admin', asked), headers ? { headers } : {})
  response.headers.set('X-Remix-Replace', 'true')
  return response
}
