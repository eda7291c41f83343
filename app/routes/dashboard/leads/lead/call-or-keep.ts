import { redirectDocument } from 'react-router'

import { keepCall } from '#app/leads/offline/waiting-calls.ts'
import { copyOwner, isLost } from '#app/staff/sessions/offline-copy.ts'

type Args<Answer> = {
  request: Request
  params: { lead: string }
  serverAction: () => Promise<Answer>
}

/** Where the server is lost a logged call waits on the device, which then shows its copy of the lead. */
export async function callOrKeep<Answer>({
  request,
  params,
  serverAction,
}: Args<Answer>): Promise<Answer> {
  const posted = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!isLost(error) || !posted.has('outcome')) throw error
    keepCall(copyOwner(), params.lead, posted)
    throw redirectDocument(`/dashboard/leads/${params.lead}`)
  }
}
