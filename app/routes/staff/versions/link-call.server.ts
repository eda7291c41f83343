import { z } from 'zod'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { answerCall, versionId } from '#app/routes/staff/listings/listing-call.server.ts'
import type { PreviewLinks } from '#app/versions/preview-links.server.ts'

/** Which version is to be looked at, as the editor's script names it. */
export const linkWish = z.strictObject({ version: versionId })

/** Makes a link to a version that can be shown; `addressOf` is the address of what its token opens. */
export async function answerLinked<Subject extends string | number>(
  links: PreviewLinks<Subject>,
  { versionId: id, addressOf }: { versionId: string; addressOf: (token: string) => string },
  { by, url }: { by: { id: string }; url: URL },
): Promise<Response> {
  const token = await links.add(db, id, by)
  const origin = siteOrigin(config.PUBLIC_URL) || url.origin
  return answerCall({ kind: 'linked', address: origin + addressOf(token) }, 200)
}
