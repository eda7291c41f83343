import { openAsBlob } from 'node:fs'
import { join } from 'node:path'

import { pdfAt } from '#app/media/slots/floor-plans.server.ts'
import { media } from '#app/media/storage/media.server.ts'

import type { Route } from './+types/plan'

/** `/plans/<slot>-<hash>.pdf`: a floor plan as its staff uploaded it. */
export async function loader({ params }: Route.LoaderArgs) {
  let found = pdfAt(params.file)
  if (!found) {
    // A page may link to a plan that another process has stored.
    await media.catchUp()
    found = pdfAt(params.file)
  }
  if (!found) return new Response('This floor plan does not exist.', { status: 404 })
  return new Response(await openAsBlob(join(media.folder, found.file)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${found.file}"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
