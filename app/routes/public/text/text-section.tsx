import { impressionNote, impressionTag, isMixed } from '#app/media/impression-note.ts'
import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import servicesSheet from './services.css?url'
import type { CompletedSection } from './completed-text.ts'

type TextSectionProps = {
  section: CompletedSection
  pictures: Record<string, PictureFacts>
}

export function TextSection({ section, pictures }: TextSectionProps) {
  const field = useField('text')
  const pictureList = Object.values(pictures)
  const note = isMixed(pictureList) ? undefined : impressionNote(pictureList)
  return (
    <li id={section.id}>
      <h2 {...field('heading')}>{section.heading}</h2>
      {section.paragraphs?.map(({ text, at }) => (
        <p key={at.join(' ')} {...field(...at)}>
          {text}
        </p>
      ))}
      {section.blank ? (
        <p>
          <mark className="blank" {...field('blank')}>
            {section.blank}
          </mark>
        </p>
      ) : null}
      {section.link ? (
        <p>
          <a className="link" href={section.link.to} {...field('link', 'label')}>
            {section.link.label}
          </a>
        </p>
      ) : null}
      {section.list ? (
        <ul className="ledger">
          {section.list.map(({ term, text }, at) => (
            <li key={at}>
              <b {...field('list', at, 'term')}>{term}</b>
              <span {...field('list', at, 'text')}>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {section.cards ? (
        <>
          <Sheet href={servicesSheet} />
          <ul className="services">
            {section.cards.map(({ picture, title, text }, at) => (
              <li key={at}>
                <ServicePicture picture={pictures[picture]} />
                {isMixed(pictureList) && pictures[picture]?.isImpression ? (
                  <p className="caption">{impressionTag(undefined)}</p>
                ) : null}
                <h3 {...field('cards', at, 'title')}>{title}</h3>
                <p {...field('cards', at, 'text')}>{text}</p>
              </li>
            ))}
          </ul>
          {note ? <p className="caption services-caption">{note}</p> : null}
        </>
      ) : null}
    </li>
  )
}

const SHAPE = 3 / 2
const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '330px', shape: SHAPE },
  { when: '(min-width: 60em)', width: '21vw', shape: SHAPE },
  { when: '(min-width: 51em)', width: '360px', shape: SHAPE },
  { when: '(min-width: 40em)', width: '44vw', shape: SHAPE },
  { width: '90.5vw', shape: SHAPE },
]

function ServicePicture({ picture }: { picture: PictureFacts | undefined }) {
  if (!picture) return null
  return <Picture picture={picture} places={PLACES} />
}
