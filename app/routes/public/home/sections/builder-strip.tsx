import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import logoSheet from './builder-logo.css?url'

type Builder = { name: string; logo?: PictureFacts | undefined }

/** Pixels, as in builder-logo.css. */
const HEIGHT = 28

/** The second run is for the eye only. */
export function BuilderStrip({ builders }: { builders: readonly Builder[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
    <section className="strip" aria-label="Developers of our projects" tabIndex={0}>
      {builders.some(({ logo }) => logo) ? <Sheet href={logoSheet} /> : null}
      <ul>
        {builders.map((builder) => (
          <li key={builder.name}>
            <BuilderMark {...builder} />
          </li>
        ))}
        {builders.map((builder) => (
          <li key={`again-${builder.name}`} aria-hidden="true">
            <BuilderMark {...builder} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BuilderMark({ name, logo }: Builder) {
  if (!logo) return name
  const width = Math.round((HEIGHT * logo.width) / logo.height)
  return (
    <Picture
      className="builder-logo"
      picture={{ ...logo, alt: name }}
      places={[{ width: `${width}px` }]}
    />
  )
}
