import { readBody } from '#app/lib/http/read-body.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { deliveryRefusal } from '#app/sources/delivery-refusal.ts'
import {
  receiveDelivery,
  tryAgain,
  type DeliveryAnswer,
} from '#app/sources/pipeline/receive.server.ts'
import { deliveryTexts } from '#app/strings/en/sources/delivery.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sources.ts'

/** Bytes, as the server's own limit. */
const LONGEST_BODY = 256 * 1024

/** POST /api/v1/sources/:key: a lead from a portal, an advertisement or a program, stored before the answer. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return refuseMethod()
  return receive(args, 'POST')
}

/** GET /api/v1/sources/:key: the connection test of a tool, or a source that sends by GET. */
export function loader(args: Route.LoaderArgs) {
  return receive(args, 'GET')
}

type Received = Pick<Route.LoaderArgs, 'request' | 'params' | 'context' | 'url'>

async function receive(
  { request, params, context, url }: Received,
  method: 'GET' | 'POST',
): Promise<Response> {
  const body = method === 'GET' ? new Uint8Array() : await readBody(request, LONGEST_BODY)
  if (!body) return Response.json(deliveryRefusal(413, deliveryTexts.large), { status: 413 })
  const report = context.get(reportErrorContext)
  const delivery = { method, headers: request.headers, url, body: Buffer.from(body) }
  try {
    const address = context.get(clientAddressContext)
    const received = receiveDelivery(db, params.key, delivery, {
      now: new Date(),
      address,
      report,
    })
    return responseOf(await withTimeout(received))
  } catch (error) {
    report(error)
    return responseOf(tryAgain())
  }
}

function responseOf({ status, body, contentType, headers }: DeliveryAnswer): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': contentType,
      // Without it even a short answer is compressed.
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

function refuseMethod(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST' } })
}
