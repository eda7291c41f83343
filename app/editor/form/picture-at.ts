import type { FieldPath } from '#app/publishing/difference.ts'
import { valueAt, type Content } from '#app/publishing/edited-content.ts'

/** The slot of a gallery picture pressed in the preview; undefined for any other value. */
export function pictureAt(content: Content, at: FieldPath): string | undefined {
  const slot = at.at(-1) === 'picture' && at.at(-3) === 'items' ? valueAt(content, at) : undefined
  return typeof slot === 'string' ? slot : undefined
}
