import { redirect, type RouterContextProvider } from 'react-router'

import { captureForm } from '#app/enquiries/submit/capture-form.server.ts'
import { formAnswer } from '#app/enquiries/submit/form-answer.ts'
import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { pageProject } from '#app/projects/catalogue/page-project.ts'
import { db } from '#db/client.server.ts'

type HandlerArgs = { request: Request; context: Readonly<RouterContextProvider> }
type PageArgs = HandlerArgs & { url: URL }

/** The answer to a form posted without script (docs/spec-decisions.md, Enquiry); with script the API answers. */
export async function answerForm({ request, context }: HandlerArgs, visitTo?: string) {
  const outcome = await captureForm(db, request, {
    address: context.get(clientAddressContext),
    report: context.get(reportErrorContext),
    ...(visitTo !== undefined && { visitTo }),
  })
  return formAnswer(outcome)
}

/** The same on a project's page; a project that was archived or moved meanwhile passes the post on. */
export async function answerProjectForm(args: PageArgs) {
  if (!pageProject(findProject, canonicalPath(args.url))) throw redirect('/connect', 307)
  return answerForm(args)
}
