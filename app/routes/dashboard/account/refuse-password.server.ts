import { data, replace, type RouterContextProvider } from 'react-router'

import { postedText } from '#app/lib/http/posted-text.ts'
import { checkOwnPassword } from '#app/staff/password/own-password.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { hasTwoStep } from '#app/staff/two-step/two-step.server.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { db } from '#db/client.server.ts'

import { tryFrom } from './try-from.server.ts'

/** A page of two-step verification leads back to the account while it is off. */
export async function redirectWithoutTwoStep({
  context,
}: {
  context: Readonly<RouterContextProvider>
}) {
  const isOn = await hasTwoStep(db, context.get(staffContext).id)
  return isOn ? null : replace('/dashboard/account')
}

export async function refusePassword(request: Request, context: Readonly<RouterContextProvider>) {
  const password = await postedText(request, 'password')
  const check = await checkOwnPassword(db, context.get(staffContext), {
    password,
    from: await tryFrom(request, context),
  })
  if (check === 'right') return undefined
  const status = check === 'wait' ? 429 : 422
  return data({ wrong: ownTexts.password[check] }, { status })
}
