import type { RouterContextProvider } from 'react-router'

import { captureForm } from '#app/enquiries/submit/capture-form.server.ts'
import { formAnswer } from '#app/enquiries/submit/form-answer.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { db } from '#db/client.server.ts'

type HandlerArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** The answer to a form posted without script (docs/spec-decisions.md, Enquiry); with script the API answers. */
export async function answerForm({ request, context }: HandlerArgs, visitTo?: string) {
  const outcome = await captureForm(db, request, {
    address: context.get(clientAddressContext),
    report: context.get(reportErrorContext),
    ...(visitTo !== undefined && { visitTo }),
  })
  return formAnswer(outcome)
}
