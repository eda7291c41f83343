import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { App, createApp } from '#server/app.ts'

/** Where requests of tests seem to come from; `proxy` is one that TRUSTED_PROXIES names. */
export const peers = { visitor: '203.0.113.7', proxy: '10.0.0.1' }

let built: Promise<App> | undefined

/** Asks the built app as a browser would; redirects are answered, not followed. */
export async function fetchPath(
  path: string,
  init: RequestInit = {},
  { peer = peers.visitor, origin = 'http://homes.test' } = {},
): Promise<Response> {
  built ??= createBuilt()
  const { answer } = await built
  return answer(new Request(`${origin}${path}`, init), peer)
}

/** Posts a form as a browser without script does. */
export function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: 'http://homes.test' },
): Promise<Response> {
  return fetchPath(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** What a browser sends back of the cookies of an answer. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** True once a test of this worker has asked the app. */
export function isAppBuilt(): boolean {
  return built !== undefined
}

/** One app for all that a worker asks. */
async function createBuilt(): Promise<App> {
  const site: { createApp: typeof createApp } = await import(
    pathToFileURL(resolve('build/server/index.js')).href
  )
  const { config } = await import('#app/config/config.server.ts')
  return site.createApp({ config })
}
