import type { Context, MiddlewareHandler } from 'hono'

import type { Visit } from './request-info.ts'

/** What every handler of the edge finds in its context. */
export type Edge = { Bindings: { visit: Visit } }
export type EdgeContext = Context<Edge>
export type EdgeMiddleware = MiddlewareHandler<Edge>
