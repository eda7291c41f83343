import { useLocation } from 'react-router'

import type { PublicSite } from '#app/config/config.server.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import type { ShortMenu } from '#app/projects/catalogue/short-menu.ts'
import { SearchBox } from '#app/projects/search/search-box.tsx'
import { ShortlistLink } from '#app/projects/shortlist/shortlist-link.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { Logo } from '#app/ui/media/logo.tsx'

import { EnquireLink } from './enquire-link.tsx'
import { MobileMenu, ProjectsMenu } from './projects-menu.tsx'

type HeaderProps = {
  site: PublicSite
  menu: ShortMenu
  about?: string | undefined
}

export function SiteHeader({ site, menu, about }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrap">
        <Logo brand={site.brand} logo={site.logo} />
        <p className="print-only header-print">
          {[site.phone, site.email].filter(Boolean).join(', ')}
        </p>
        <nav className="nav" aria-label="Main">
          <NavLink to="/">Home</NavLink>
          <ProjectsMenu menu={menu} />
          <NavLink to="/about">About</NavLink>
          <NavLink to="/connect">Connect</NavLink>
        </nav>
        <details className="header-search" name="menu">
          <summary>
            <Icon name="search" />
            <span>Search</span>
          </summary>
          <div className="mega-menu">
            <div className="wrap">
              <SearchBox />
            </div>
          </div>
        </details>
        <ShortlistLink />
        <div className="header-actions">
          {site.phone === undefined ? null : (
            <a className="header-phone" href={telephoneAddress(site.phone)}>
              {site.phone}
            </a>
          )}
          <EnquireLink site={site} about={about} />
        </div>
        <MobileMenu site={site} menu={menu} about={about} />
      </div>
    </header>
  )
}

function NavLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation()
  const isHere = to === '/' ? pathname === to : `${pathname}/`.startsWith(`${to}/`)
  return (
    <a
      href={to}
      className={isHere ? 'active' : undefined}
      {...(isHere && { 'aria-current': 'page' })}
    >
      {children}
    </a>
  )
}
