import { pagePaths } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import { pageLinks } from '#app/pages/publishing/page-links.server.ts'
import { findPageVersion } from '#app/pages/publishing/page-versions.server.ts'
import { answerCall } from '#app/routes/dashboard/projects/project-call.server.ts'
import { answerLinked, linkSchema } from '#app/routes/dashboard/publishing/link-call.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/link.ts'
import { openPageCall, redirectToPage } from './page-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToPage(args)
}

/** POST /dashboard/pages/:page/link: a preview link for a visitor without an account, valid for a day. */
export async function action(args: Route.ActionArgs) {
  const call = await openPageCall(args, linkSchema)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const { page } = edited
  const version = await findPageVersion(db, input.version)
  if (version?.page !== page) return answerCall({ kind: 'refused', why: texts.absentVersion }, 404)
  const { parsed, faults } = readPageContent(page, version.content)
  if (!parsed) return answerCall({ kind: 'faulty', faults }, 422)
  const [, anchor] = pagePaths[page].split('#')
  const end = anchor === undefined ? '' : `#${anchor}`
  const linked = {
    versionId: version.id,
    addressOf: (token: string) => `/preview/words/${token}${end}`,
  }
  return answerLinked(pageLinks, linked, {
    by: staff,
    url: args.url,
    entry: { kind: 'words-linked', page },
  })
}
