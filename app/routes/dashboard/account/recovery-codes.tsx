import { replace } from 'react-router'

import { staffContext } from '#app/staff/sessions/session.server.ts'
import { RecoveryCodes } from '#app/staff/two-step/recovery-codes.tsx'
import { renewRecoveryCodes } from '#app/staff/two-step/two-step.server.ts'
import { WithPassword } from '#app/staff/two-step/with-password.tsx'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/recovery-codes.ts'
import style from './account.css?url'
import { redirectWithoutTwoStep, refusePassword } from './refuse-password.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: ownTexts.newCodes.title }]

export const loader = redirectWithoutTwoStep

export async function action({ request, context }: Route.ActionArgs) {
  const refused = await refusePassword(request, context)
  if (refused) return refused
  const codes = await renewRecoveryCodes(db, context.get(staffContext))
  return codes ? { codes } : replace('/dashboard/account')
}

export default function NewRecoveryCodes({ actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} />
  return <WithPassword texts={ownTexts.newCodes} wrong={actionData?.wrong} />
}
