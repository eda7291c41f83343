import { redirectDocument } from 'react-router'

/** To the login in the place of the page that was asked for: a public page, which the desk's router does not draw. */
export function toLogin(headers?: HeadersInit): Response {
  const response = redirectDocument('/admin', headers ? { headers } : {})
  response.headers.set('X-Remix-Replace', 'true')
  return response
}
