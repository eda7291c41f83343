import { drawn } from '#app/media/drawings/drawn-store.server.ts'
import { pictureName, readPictureName, widthsOf } from '#app/media/renditions/picture-address.ts'
import { findPicture, stillPicture } from '#app/media/slots/manifest.server.ts'
import type { EdgeContext } from '#server/http/edge.ts'

/** Redirects to the current picture where another process has drawn a newer one; undefined otherwise. */
export function untilDrawn(c: EdgeContext, fileName: string): Response | undefined {
  const read = readPictureName(fileName)
  if (!read || !drawn.isAwaited(read.id)) return undefined
  const shown = findPicture(read.id) ?? stillPicture()
  const widths = widthsOf(shown)
  const nearest = widths.findLast((width) => width <= read.width) ?? widths[0] ?? read.width
  c.header('Cache-Control', 'no-store')
  return c.redirect(`/pictures/${pictureName(shown, nearest, read.format)}`, 302)
}
