import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/link.ts'
import { answerCall, openCall, refuse, versionId } from './document-call.server.ts'

const linkInput = z.strictObject({ version: versionId })

export { redirectToEditor as loader } from './document-call.server.ts'

/** POST …/link: a preview link for a visitor without an account, valid for a day. */
export async function action(args: Route.ActionArgs) {
  const call = await openCall(args, () => linkInput)
  if (call instanceof Response) return call
  const { staff, document, input } = call
  const version = await document.findVersion(db, input.version)
  if (!version) return refuse(texts.absentVersion, 404)
  const faults = document.known.faultsIn(version.content)
  if (faults.length > 0) return answerCall({ kind: 'faulty', faults }, 422)
  const token = await db.transaction().execute(async (trx) => {
    await writeAudit(trx, staff, document.entry('linked'))
    return document.type.links.add(trx, version.id, staff)
  })
  const origin = siteOrigin(config.PUBLIC_URL) || args.url.origin
  return answerCall({ kind: 'linked', address: origin + document.known.previewPath(token) }, 200)
}
