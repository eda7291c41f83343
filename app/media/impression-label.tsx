import { IMPRESSION_LABEL } from './impression-note.ts'

/** In the lower right corner of the picture before it (head-picture.css). */
export function ImpressionLabel() {
  return (
    <div className="picture-edge">
      <p className="caption picture-label">{IMPRESSION_LABEL}</p>
    </div>
  )
}
