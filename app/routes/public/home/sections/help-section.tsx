import { impressionNote } from '#app/media/impression-note.ts'
import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { useField } from '#app/ui/document/field.tsx'

type Props = { heading: string; audiences: readonly Audience[] }
type Audience = {
  title: string
  text: string
  picture: PictureFacts
  link?: { label: string; to: string } | undefined
}

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '452px', shape: 4 / 3 },
  { when: '(min-width: 40em)', width: '29.1vw', shape: 4 / 3 },
  { width: '38.8vw', shape: 1 },
]

/** Who We Help (SPEC section 2, Home page). */
export function HelpSection({ heading, audiences }: Props) {
  const field = useField('home')
  const note = impressionNote(audiences.map(({ picture }) => picture))
  return (
    <section className="section" aria-labelledby="help">
      <div className="wrap">
        <div className="head">
          <h2 id="help" {...field('help', 'heading')}>
            {heading}
          </h2>
        </div>
        <div className="help">
          {audiences.map((audience, index) => (
            <article key={audience.title}>
              <Picture picture={audience.picture} places={PLACES} />
              <h3 {...field('help', 'audiences', index, 'title')}>{audience.title}</h3>
              <p {...field('help', 'audiences', index, 'text')}>{audience.text}</p>
              {audience.link ? (
                <p>
                  <a
                    className="link"
                    href={audience.link.to}
                    {...field('help', 'audiences', index, 'link', 'label')}
                  >
                    {audience.link.label}
                  </a>
                </p>
              ) : null}
            </article>
          ))}
        </div>
        {note ? <p className="caption">{note}</p> : null}
      </div>
    </section>
  )
}
