import { impressionLabel } from './impression-note.ts'

/** In the lower right corner of the picture before it (head-picture.css). */
export function ImpressionLabel({ of: picture }: { of: Parameters<typeof impressionLabel>[0] }) {
  return (
    <div className="picture-edge">
      <p className="caption picture-label">{impressionLabel(picture)}</p>
    </div>
  )
}
