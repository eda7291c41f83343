import { data, type RouterContextProvider } from 'react-router'

import { db } from '#app/db.server.ts'
import { ownTexts } from '#app/desk-texts/en/own-account.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { clientAddressContext } from '#app/request-context.ts'
import { checkOwnPassword } from '#app/staff/own-password.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

/** What is wrong with the posted `password` of who is signed in; undefined when it is right. */
export async function refusePassword(request: Request, context: Readonly<RouterContextProvider>) {
  const password = await postedText(request, 'password')
  const address = context.get(clientAddressContext)
  const check = await checkOwnPassword(db, context.get(staffContext), { password, address })
  if (check === 'right') return undefined
  const status = check === 'wait' ? 429 : 422
  return data({ wrong: ownTexts.password[check] }, { status })
}
