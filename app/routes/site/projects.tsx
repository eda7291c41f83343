import { Link } from 'react-router'

import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { cardOf, projectsOfType } from '#app/projects/catalogue.ts'
import { ProjectGrid } from '#app/projects/project-grid.tsx'
import { projectTypes } from '#app/projects/project-types.ts'
import type { ProjectType } from '#app/projects/project.ts'
import { TypeGlyph } from '#app/projects/type-label.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

import type { Route } from './+types/projects'

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Projects' }]

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('type')?.toLowerCase()
  const type = projectTypes.find((one) => one.toLowerCase() === asked)
  return {
    type,
    total: projects.length,
    counts: projectTypes.map((one) => ({ type: one, count: projectsOfType(projects, one).length })),
    cards: projectsOfType(projects, type).map(cardOf),
    origin: siteOrigin(config.PUBLIC_URL, request),
    brand: config.BRAND,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { type, origin, brand, total } = loaderData
  return [
    { title: `${type ?? 'Projects'} in Noida, Ghaziabad, Indore and Goa | ${brand}` },
    {
      name: 'description',
      content: `${total} residential, plot, farmhouse and commercial projects, with the facts their developers state.`,
    },
    { tagName: 'link', rel: 'canonical', href: `${origin}/projects` },
  ]
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { type, total, counts, cards, origin } = loaderData
  return (
    <div className="wrap">
      <div className="pg">
        <Breadcrumb crumbs={CRUMBS} />
        <h1>Projects</h1>
      </div>
      <nav className="types" aria-label="Type">
        <Link to="/projects" aria-current={type ? undefined : 'true'} preventScrollReset>
          All <small>{total}</small>
        </Link>
        {counts.map((one) => (
          <TypeLink key={one.type} {...one} current={one.type === type} />
        ))}
      </nav>
      <div className="res">
        <p role="status">
          <b>{cards.length}</b> {cards.length === 1 ? 'project' : 'projects'}
        </p>
      </div>
      <h2 className="vh">{type ?? 'All projects'}</h2>
      <ProjectGrid projects={cards} />
      <JsonLd data={breadcrumbList(origin, '/projects', CRUMBS)} />
    </div>
  )
}

function TypeLink(props: { type: ProjectType; count: number; current: boolean }) {
  const { type, count, current } = props
  return (
    <Link
      to={`/projects?type=${type}`}
      aria-current={current ? 'true' : undefined}
      preventScrollReset
    >
      <TypeGlyph type={type} />
      {type} <small>{count}</small>
    </Link>
  )
}
