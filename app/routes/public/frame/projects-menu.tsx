import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { PublicSite } from '#app/config/config.server.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { TypeGlyph } from '#app/projects/card/type-label.tsx'
import type { ShortMenu } from '#app/projects/catalogue/short-menu.ts'
import { SearchBox } from '#app/projects/search/search-box.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { EnquireLink } from './enquire-link.tsx'

export function ProjectsMenu({ menu }: { menu: ShortMenu }) {
  const { groups, count, cities } = menu
  const { pathname } = useLocation()
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
              <ul className={group.projects.length > 6 ? 'mega-menu-columns' : undefined}>
                {group.projects.map((project) => (
                  <li key={project.slug}>
                    <a href={`/${project.slug}`} {...markOf(pathname, `/${project.slug}`)}>
                      <b>{project.name}</b>
                      <span>{project.location}</span>
                    </a>
                  </li>
                ))}
              </ul>
              {group.more.map((list) => (
                <MenuLink key={list.to} to={list.to}>
                  {list.name}
                </MenuLink>
              ))}
              {index === groups.length - 1 ? (
                <>
                  {cities.map((list) => (
                    <MenuLink key={list.to} to={list.to}>
                      {list.name}
                    </MenuLink>
                  ))}
                  <MenuLink to="/projects">{`All ${count} projects`}</MenuLink>
                </>
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </details>
  )
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <p className="mega-menu-all">
      <a className="link" href={to} {...markOf(pathname, to)}>
        {children}
      </a>
    </p>
  )
}

function markOf(pathname: string, to: string) {
  return pathname === to && ({ 'aria-current': 'page' } as const)
}

/** The navigation as accordions, for narrow screens (SPEC section 2, Layout). */
export function MobileMenu({
  site,
  menu: { groups, count, cities },
  about,
}: {
  site: PublicSite
  menu: ShortMenu
  about?: string | undefined
}) {
  return (
    <details className="burger">
      <summary>
        <Icon name="menu" />
        <span>Menu</span>
      </summary>
      <nav className="phone-menu" aria-label="Menu">
        <SearchBox />
        <a href="/">Home</a>
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
                <a key={project.slug} href={`/${project.slug}`}>
                  {project.name}
                </a>
              ))}
              {group.more.map((list) => (
                <a key={list.to} href={list.to}>
                  {list.name}
                </a>
              ))}
            </details>
          ))}
          {cities.map((list) => (
            <a key={list.to} className="phone-menu-all" href={list.to}>
              {list.name}
            </a>
          ))}
          <a className="phone-menu-all" href="/projects">
            {`All ${count} projects`}
          </a>
        </details>
        <a href="/about">About</a>
        <a href="/connect">Connect</a>
        <a href="/shortlist">Shortlist</a>
        <a href="/nri">NRI buyers</a>
        <div className="phone-menu-buttons">
          {site.phone === undefined ? null : (
            <a href={telephoneAddress(site.phone)}>
              <Icon name="phone" />
              Call
            </a>
          )}
          <EnquireLink site={site} about={about} />
        </div>
      </nav>
    </details>
  )
}
