import { Link } from 'react-router'

import { keptUnits } from '#app/lib/kept-units.ts'
import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'
import type { ListingPage } from '#app/projects/sub-page.ts'

import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

type Props = {
  section: SectionOf<'spaces'>
  project: Pick<ListingPage, 'slug' | 'pages' | 'pictures'>
}

/** One card for each page below the project's own. */
export function SpacesSection({ section, project }: Props) {
  return (
    <section id={anchorOf(section)}>
      <h2>{section.title}</h2>
      <div className="spaces">
        {project.pages?.map((page) => (
          <article key={page.slug} className="space">
            <SpacePicture picture={project.pictures[page.picture]} />
            <h3>{page.name}</h3>
            <p>{keptUnits(page.summary)}</p>
            <Link className="button button--line" to={`/${project.slug}/${page.slug}`}>
              Know More<span className="visually-hidden"> about {page.name}</span>
            </Link>
          </article>
        ))}
      </div>
    </section>
  )
}

function SpacePicture({ picture }: { picture: PictureFacts | undefined }) {
  if (!picture) return null
  return <Picture picture={picture} sizes="(min-width: 75em) 20vw, (min-width: 40em) 45vw, 60vw" />
}
