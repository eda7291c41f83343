import { printedUnits } from '#app/lib/text/printed-units.ts'
import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { FieldPart, useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './spaces.css?url'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '262px', shape: 4 / 3 },
  { when: '(min-width: 75em)', width: '17vw', shape: 4 / 3 },
  { when: '(min-width: 60em)', width: '26.5vw', shape: 4 / 3 },
  { when: '(min-width: 40em)', width: '44vw', shape: 4 / 3 },
  { width: '34.5vw', shape: 4 / 5 },
]

type Props = {
  section: SectionOf<'spaces'>
  project: Pick<ProjectPageData, 'slug' | 'pages' | 'pictures'>
}

export function SpacesSection({ section, project }: Props) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2 {...field('title')}>{section.title}</h2>
      <div className="spaces">
        {project.pages?.map((page, index) => (
          <FieldPart key={page.slug} at={['pages', index]} isFromStart>
            <SpaceCard
              page={page}
              picture={project.pictures[page.picture]}
              path={`/${project.slug}/${page.slug}`}
            />
          </FieldPart>
        ))}
      </div>
    </section>
  )
}

type CardProps = {
  page: NonNullable<ProjectPageData['pages']>[number]
  picture: PictureFacts | undefined
  path: string
}

function SpaceCard({ page, picture, path }: CardProps) {
  const field = useField('project')
  return (
    <article className="space">
      <SpacePicture picture={picture} />
      <h3 {...field('name')}>{page.name}</h3>
      <p {...field('summary')}>{printedUnits(page.summary)}</p>
      <a className="button button--line" href={path}>
        Know More<span className="visually-hidden"> about {page.name}</span>
      </a>
    </article>
  )
}

function SpacePicture({ picture }: { picture: PictureFacts | undefined }) {
  if (!picture) return null
  return <Picture picture={picture} places={PLACES} />
}
