import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { nonceContext, reportErrorContext } from './lib/http/request-context.ts'
import { PageNonce } from './ui/document/page-nonce.ts'
import { drawIsland } from './ui/document/draw-island.ts'
import { IslandDrawing } from './ui/document/island.tsx'

/** How long a loader's promise may stay open, in milliseconds. */
export const streamTimeout = 5000

/** Renders a page; robots get it whole, people as soon as its frame is there. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const report = context.get(reportErrorContext)
  const nonce = context.get(nonceContext)
  const forRobot = isbot(request.headers.get('User-Agent'))
  return new Promise((resolve, reject) => {
    let currentStatus = status
    let hasStarted = false
    const send = () => {
      hasStarted = true
      const body = new PassThrough()
      body.once('close', () => clearTimeout(timer))
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: currentStatus }),
      )
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={nonce}>
        <IslandDrawing value={drawIsland}>
          <ServerRouter
            context={routerContext}
            url={request.url}
            {...(nonce === undefined ? {} : { nonce })}
          />
        </IslandDrawing>
      </PageNonce>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        ...(forRobot ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error: unknown) {
          currentStatus = 500
          // Errors before the first byte reject, and are reported by handleError.
          if (hasStarted && !request.signal.aborted) report(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** The one place where unexpected errors are logged; expected answers and visitors who left are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(reportErrorContext)(error)
}
