import { replace } from 'react-router'

import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import { endOwnTwoStep } from '#app/staff/two-step/two-step.server.ts'
import { WithPassword } from '#app/staff/two-step/with-password.tsx'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/two-step-end.ts'
import style from './account.css?url'
import { redirectWithoutTwoStep, refusePassword } from './refuse-password.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: ownTexts.off.title }]

export const loader = redirectWithoutTwoStep

export async function action({ request, context }: Route.ActionArgs) {
  const refused = await refusePassword(request, context)
  if (refused) return refused
  const session = (await findSessionId(db, request)) ?? ''
  await endOwnTwoStep(db, context.get(staffContext), session)
  return replace('/dashboard/account')
}

export default function TwoStepOff({ actionData }: Route.ComponentProps) {
  return <WithPassword texts={ownTexts.off} wrong={actionData?.wrong} />
}
