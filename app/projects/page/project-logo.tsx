import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './project-logo.css?url'

/** Pixels (SPEC section 2, Other project pages). */
const HIGHEST = 300

export function ProjectLogo({ logo }: { logo: PictureFacts | undefined }) {
  if (!logo) return null
  const width = Math.round((HIGHEST * logo.width) / logo.height)
  return (
    <div className="project-logo">
      <Sheet href={sheet} />
      <Picture picture={logo} places={[{ width: `${Math.min(width, logo.width)}px` }]} />
    </div>
  )
}
