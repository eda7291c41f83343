import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as routerBuild from 'virtual:react-router/server-build'

import { config } from '#app/config.server.ts'
import {
  clientAddressContext,
  nonceContext,
  reportErrorContext,
  requestIdContext,
} from '#app/request-context.ts'

import type { EdgeContext } from './edge.ts'
import { log, shortPath } from './log.ts'

// What is left out is optional, and ours to decide at the edge.
const {
  basename = '/',
  allowedActionOrigins: _o,
  unstable_getCriticalCss: _c,
  ...build
} = routerBuild
const render = createRequestHandler({ ...build, basename }, config.NODE_ENV)

/** What the routes answer; the page's own scripts bear the nonce, if there is one. */
export function renderPage(request: Request, c: EdgeContext, nonce?: string): Promise<Response> {
  const { visit } = c.env
  const context = new RouterContextProvider()
  context.set(clientAddressContext, visit.clientAddress)
  context.set(nonceContext, nonce)
  context.set(requestIdContext, visit.requestId)
  context.set(reportErrorContext, (error) => {
    // Nobody waits for this answer any more: the visitor left or was told that it took too long.
    if (!request.signal.aborted) report(c, error)
  })
  return render(request, context)
}

/** Logs an error that nobody expected, with the request it belongs to. */
export function report(c: EdgeContext, error: unknown): void {
  const { pathname } = new URL(c.req.url)
  log.error(
    {
      err: error,
      requestId: c.env.visit.requestId,
      method: c.req.method,
      path: shortPath(pathname),
    },
    'unexpected error',
  )
}
