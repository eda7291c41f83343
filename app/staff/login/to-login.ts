import { redirectDocument } from 'react-router'

import { withReturn } from './return-path.ts'

/**
 * To the login in the place of the page that was `asked` for, to which it leads back: a public page, which the
 * desk's router does not draw.
 */
export function toLogin(asked: string, headers?: HeadersInit): Response {
  const response = redirectDocument(withReturn('/admin', asked), headers ? { headers } : {})
  response.headers.set('X-Remix-Replace', 'true')
  return response
}
