import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as routerBuild from 'virtual:react-router/server-build'

import { addressOf } from '#app/config/address-of.server.ts'
import { config } from '#app/config/config.server.ts'
import {
  clientAddressContext,
  nonceContext,
  noteStaffContext,
  reportErrorContext,
  requestIdContext,
} from '#app/lib/http/request-context.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import { log, shortPath } from '#server/observability/log.ts'

import type { EdgeContext } from './edge.ts'

// What is left out is optional, and ours to decide at the edge.
const {
  basename = '/',
  allowedActionOrigins: _o,
  unstable_getCriticalCss: _c,
  ...build
} = routerBuild
const render = createRequestHandler({ ...build, basename }, config.NODE_ENV)

/** The routes that answer for a project, and which part of a path names it. */
const OF_PROJECTS: Partial<Record<string, number>> = { listing: 1, space: 1, visit: 2 }

/** The same without them: a path that names no project is any unknown path to it. */
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

/** Whether a path would be taken for a project's, and no such project is or was listed, or it has no pages below its own. */
function isUnlisted(path: string): boolean {
  const name = addressOf(path)
  // What only who builds the site sees is no route of the built one.
  if (build.routes[name] === undefined) return true
  const part = OF_PROJECTS[name]
  if (part === undefined) return false
  const slug = path.split('/')[part]?.toLowerCase() ?? ''
  const project = findEverListed(slug)
  return project === undefined || (name === 'space' && project.pages === undefined)
}

/** What the routes answer; the page's own scripts bear the nonce, if there is one. */
export function renderPage(request: Request, c: EdgeContext, nonce?: string): Promise<Response> {
  const { visit } = c.env
  const context = new RouterContextProvider()
  context.set(clientAddressContext, visit.clientAddress)
  context.set(nonceContext, nonce)
  context.set(requestIdContext, visit.requestId)
  context.set(noteStaffContext, (id) => {
    visit.staff = id
  })
  context.set(reportErrorContext, (error) => {
    // Nobody waits for this answer any more: the visitor left or was told that it took too long.
    if (!request.signal.aborted) report(c, error)
  })
  // While moving inside the desk the router asks for data alone.
  const path = c.req.path.replace(/\.data$/, '')
  // News have no end, so nobody could be answered with the whole of them as data.
  if (path !== c.req.path && addressOf(path) === 'live')
    return Promise.resolve(new Response(null, { status: 404 }))
  return isUnlisted(path) ? renderUnlisted(request, context) : render(request, context)
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
