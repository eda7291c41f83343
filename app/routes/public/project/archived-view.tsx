import { ChangeLog } from '#app/projects/page/change-log.tsx'
import { RelatedSection } from '#app/projects/sections/related-section.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import type { ArchivedProject } from './archived-project.server.ts'
import sheet from './archived.css?url'

export function ArchivedView({ project }: { project: ArchivedProject }) {
  const { name, location, facts, check, changes, related } = project
  const crumbs = [{ name: 'Home', to: '/' }, { name: 'Projects', to: '/projects' }, { name }]
  return (
    <div className="wrap archived">
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{name}</h1>
        <p>{location}. We no longer offer this project. You can still read its last details.</p>
        <p className="archived-actions">
          <a className="button" href="/projects">
            See all projects
          </a>
          <a className="link" href="/connect">
            Ask us about it
          </a>
        </p>
      </div>
      <RelatedSection related={related} />
      {facts.length > 0 ? (
        <section>
          <h2>Last known details</h2>
          <ul className="ledger">
            {facts.map(({ term, text }) => (
              <li key={term}>
                <b>{term}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p className="archived-check">Last checked on {check}.</p>
        </section>
      ) : null}
      <ChangeLog changes={changes} />
    </div>
  )
}
