import { isPrivateAllowed } from '#app/config/config.server.ts'
import { outgoingRequest } from '#app/lib/http/outgoing-request.server.ts'
import type { PullGet } from '#app/sources/adapter.ts'

/** Bytes of an answer. */
const MAX_ANSWER = 4 * 1024 * 1024

/** Reaches only `hosts`, and follows no redirect. */
export function sourceGet(hosts: readonly string[]): PullGet {
  return async (url, { headers = {}, method = 'GET', body } = {}) => {
    if (!hosts.includes(url.hostname)) throw new Error(`${url.hostname} is no host of this source`)
    const answer = await outgoingRequest({
      url: url.href,
      method,
      headers,
      isPrivateAllowed: isPrivateAllowed(),
      shownBytes: MAX_ANSWER,
      ...(body !== undefined && { body }),
    })
    const named = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    )
    return { status: answer.status, headers: new Headers(named), body: answer.body }
  }
}
