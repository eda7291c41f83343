import type { Context, MiddlewareHandler } from 'hono'

import type { Visit } from './request-info.ts'

export type Edge = { Bindings: { visit: Visit } }
export type EdgeContext = Context<Edge>
export type EdgeMiddleware = MiddlewareHandler<Edge>
