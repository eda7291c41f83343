import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as routerBuild from 'virtual:react-router/server-build'

import { addressOf } from '#app/config/address-of.server.ts'
import { config } from '#app/config/config.server.ts'
import {
  clientAddressContext,
  nonceContext,
  recordStaffContext,
  reportErrorContext,
  requestIdContext,
  untrustedProxyContext,
} from '#app/lib/http/request-context.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import { log, shortPath } from '#server/observability/log.ts'

import type { EdgeContext } from './edge.ts'

const {
  basename = '/',
  allowedActionOrigins: _o,
  unstable_getCriticalCss: _c,
  ...build
} = routerBuild
const render = createRequestHandler({ ...build, basename }, config.NODE_ENV)

const OF_PROJECTS: Partial<Record<string, number>> = { listing: 1, space: 1, visit: 2 }

/** Without the project routes, so that an unknown project is an unknown path. */
const renderUnlisted = createRequestHandler(
  {
    ...build,
    basename,
    routes: withoutProjects(build.routes),
    assets: { ...build.assets, routes: withoutProjects(build.assets.routes) },
  },
  config.NODE_ENV,
)

function withoutProjects<R>(routes: Record<string, R>): Record<string, R> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => OF_PROJECTS[id] === undefined))
}

function isUnlisted(path: string): boolean {
  const name = addressOf(path)
  if (build.routes[name] === undefined) return true
  const part = OF_PROJECTS[name]
  if (part === undefined) return false
  const slug = path.split('/')[part]?.toLowerCase() ?? ''
  const project = findEverListed(slug)
  return project === undefined || (name === 'space' && project.pages === undefined)
}

export function renderPage(request: Request, c: EdgeContext, nonce?: string): Promise<Response> {
  const { visit } = c.env
  const context = new RouterContextProvider()
  context.set(clientAddressContext, visit.clientAddress)
  context.set(untrustedProxyContext, visit.untrustedProxy)
  context.set(nonceContext, nonce)
  context.set(requestIdContext, visit.requestId)
  context.set(recordStaffContext, (id) => {
    visit.staff = id
  })
  context.set(reportErrorContext, (error) => {
    // The client has left or got a timeout.
    if (!request.signal.aborted) report(c, error)
  })
  // On a client navigation the router requests data alone.
  const path = c.req.path.replace(/\.data$/, '')
  // An event stream has no end, so it has no data form.
  if (path !== c.req.path && addressOf(path) === 'live')
    return Promise.resolve(new Response(null, { status: 404 }))
  return isUnlisted(path) ? renderUnlisted(request, context) : render(request, context)
}

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
