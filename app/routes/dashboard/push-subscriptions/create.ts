import { config } from '#app/config/config.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { findPushKeys } from '#app/staff/push/push-keys.server.ts'
import { isPushService } from '#app/staff/push/push-service.ts'
import { storeSubscription } from '#app/staff/push/push-subscriptions.server.ts'
import { pushTarget } from '#app/staff/push/push-target.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/create.ts'

/** GET /dashboard/push-subscriptions: the public key by which a browser recognises this site as the sender. */
export async function loader() {
  const { publicKey } = await findPushKeys(db)
  return Response.json({ publicKey })
}

/** POST: subscribes this device; 409 where it belongs to another account. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const target = pushTarget.safeParse({
    endpoint: field('endpoint'),
    p256dh: field('p256dh'),
    auth: field('auth'),
  })
  if (!target.success || !isPushService(target.data.endpoint, config.PUSH_HOSTS))
    return new Response(null, { status: 422 })
  const isStored = await storeSubscription(db, {
    target: target.data,
    staffId: context.get(staffContext).id,
    sessionId: (await findSessionId(db, request)) ?? '',
    userAgent: request.headers.get('User-Agent'),
  })
  return new Response(null, { status: isStored ? 204 : 409 })
}
