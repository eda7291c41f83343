import { Link } from 'react-router'

import type { PublicSite } from '#app/config.server.ts'
import type { ProjectType } from '#app/projects/project.ts'
import { SearchBox } from '#app/projects/search/search-box.tsx'
import { TypeGlyph } from '#app/projects/type-label.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'

import { chatAddress, telephoneAddress } from './chat.ts'

/** One group of the menu as the layout's loader hands it over. */
export type MenuGroup = {
  name: string
  glyph: ProjectType
  projects: { slug: string; name: string; location: string }[]
}

const projectCount = (groups: readonly MenuGroup[]) =>
  groups.reduce((sum, group) => sum + group.projects.length, 0)

/** The three groups of projects under the desktop navigation, open without script. */
export function ProjectsMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <details name="menu">
      <summary>
        Projects <Icon name="chevron" />
      </summary>
      <div className="mega-menu">
        <div className="wrap">
          {groups.map((group, index) => (
            <section key={group.name}>
              <h2>
                <TypeGlyph type={group.glyph} />
                {group.name}
              </h2>
              <ul className={group.projects.length > 6 ? 'two' : ''}>
                {group.projects.map((project) => (
                  <li key={project.slug}>
                    <Link to={`/${project.slug}`}>
                      <b>{project.name}</b>
                      <span>{project.location}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {index === groups.length - 1 ? (
                <p className="mega-menu-all">
                  <Link className="link" to="/projects">
                    All {projectCount(groups)} projects
                  </Link>
                </p>
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </details>
  )
}

/** The whole navigation as accordions, for narrow screens (SPEC section 2, Layout). */
export function MobileMenu({
  site,
  groups,
  about,
}: {
  site: PublicSite
  groups: readonly MenuGroup[]
  /** The project the page is about, which the chat then begins with. */
  about?: string | undefined
}) {
  return (
    <details className="burger">
      <summary>
        <Icon name="menu" />
        Menu
      </summary>
      <nav className="phone-menu" aria-label="Menu">
        <SearchBox />
        <Link to="/">Home</Link>
        <details>
          <summary>
            Projects <Icon name="plus" />
          </summary>
          {groups.map((group) => (
            <details key={group.name} name="menu-group">
              <summary>
                {group.name} <Icon name="plus" />
              </summary>
              {group.projects.map((project) => (
                <Link key={project.slug} to={`/${project.slug}`}>
                  {project.name}
                </Link>
              ))}
            </details>
          ))}
          <Link className="phone-menu-all" to="/projects">
            All {projectCount(groups)} projects
          </Link>
        </details>
        <Link to="/about">About</Link>
        <Link to="/connect">Connect</Link>
        <Link to="/shortlist">Shortlist</Link>
        <div className="phone-menu-buttons">
          <a href={telephoneAddress(site.phone)}>
            <Icon name="phone" />
            Call
          </a>
          <ExternalLink
            className="button button--accent"
            href={chatAddress(site.chatNumber, about)}
          >
            <Icon name="chat" />
            Enquire
          </ExternalLink>
        </div>
      </nav>
    </details>
  )
}
