import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { projectLinks } from '#app/projects/publishing/project-links.server.ts'
import { findVersion } from '#app/projects/publishing/project-versions.server.ts'
import { answerLinked, linkSchema } from '#app/routes/dashboard/publishing/link-call.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/link.ts'
import { answerCall, openProjectCall, redirectToProject } from './project-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToProject(args)
}

/** POST /dashboard/projects/:project/link: a preview link for a visitor without an account, valid for a day. */
export async function action(args: Route.ActionArgs) {
  const call = await openProjectCall(args, linkSchema)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const version = await findVersion(db, input.version)
  if (version?.projectId !== edited.id)
    return answerCall({ kind: 'refused', why: texts.absentVersion }, 404)
  const { project, faults } = parseProject(version.content)
  if (!project) return answerCall({ kind: 'faulty', faults }, 422)
  const linked = { versionId: version.id, addressOf: (token: string) => `/preview/${token}` }
  return answerLinked(projectLinks, linked, {
    by: staff,
    url: args.url,
    entry: { kind: 'listing-linked', listing: edited.id },
  })
}
