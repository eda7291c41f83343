import { z } from 'zod'

import type { RecordEntry } from '#app/audit/audit-entry.ts'
import { writeRecord } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import type { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import { answerCall, versionId } from '#app/routes/dashboard/projects/project-call.server.ts'
import { db } from '#db/client.server.ts'

export const linkSchema = z.strictObject({ version: versionId })

/** Creates a preview link for a version that can be shown; `entry` is the audit entry. */
export async function answerLinked<Subject extends string | number>(
  links: PreviewLinks<Subject>,
  { versionId: id, addressOf }: { versionId: string; addressOf: (token: string) => string },
  { by, url, entry }: { by: { id: string }; url: URL; entry: RecordEntry },
): Promise<Response> {
  const token = await db.transaction().execute(async (trx) => {
    await writeRecord(trx, by, entry)
    return links.add(trx, id, by)
  })
  const origin = siteOrigin(config.PUBLIC_URL) || url.origin
  return answerCall({ kind: 'linked', address: origin + addressOf(token) }, 200)
}
