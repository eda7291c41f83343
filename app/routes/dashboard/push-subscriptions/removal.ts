import { replace } from 'react-router'

import { postedText } from '#app/lib/http/posted-text.ts'
import { endSubscription } from '#app/staff/push/push-subscriptions.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/removal.ts'

export function loader() {
  return replace('/dashboard/account')
}

export async function action({ request, context }: Route.ActionArgs) {
  const endpoint = await postedText(request, 'endpoint')
  await endSubscription(db, { staffId: context.get(staffContext).id, endpoint })
  return new Response(null, { status: 204 })
}
