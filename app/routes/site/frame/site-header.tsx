import { useEffect, useRef, type SyntheticEvent } from 'react'
import { NavLink, useLocation } from 'react-router'

import type { PublicSite } from '#app/config.server.ts'
import { SearchBox } from '#app/projects/search/search-box.tsx'
import { ShortlistLink } from '#app/projects/shortlist/shortlist-link.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'

import { chatAddress, telephoneAddress } from './chat.ts'
import { type MenuGroup, MobileMenu, ProjectsMenu } from './projects-menu.tsx'

type HeaderProps = {
  site: PublicSite
  groups: readonly MenuGroup[]
  /** The project the page is about, which the chat then begins with. */
  about?: string | undefined
}

export function SiteHeader({ site, groups, about }: HeaderProps) {
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    const closeAll = () => {
      for (const menu of header.current?.querySelectorAll('details[open]') ?? []) {
        menu.removeAttribute('open')
      }
    }
    closeAll()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = header.current?.querySelector('details[open]')
      closeAll()
      const summary = open?.querySelector('summary')
      if (open?.contains(document.activeElement)) summary?.focus()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) closeAll()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an open menu closes on every new page
  }, [key])
  return (
    <header className="header" ref={header}>
      <div className="wrap">
        <Logo brand={site.brand} />
        <p className="on-paper header-paper">
          {site.phone}, {site.email}
        </p>
        <nav className="nav" aria-label="Main">
          <NavLink to="/" end>
            Home
          </NavLink>
          <ProjectsMenu groups={groups} />
          <NavLink to="/about">About</NavLink>
          <NavLink to="/connect">Connect</NavLink>
        </nav>
        <details className="header-find" name="menu" onToggle={focusField}>
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
          <a className="header-phone" href={telephoneAddress(site.phone)}>
            {site.phone}
          </a>
          <ExternalLink
            className="button button--accent"
            href={chatAddress(site.chatNumber, about)}
          >
            <Icon name="chat" />
            Enquire
          </ExternalLink>
        </div>
        <MobileMenu site={site} groups={groups} about={about} />
      </div>
    </header>
  )
}

function focusField({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector('input')?.focus()
}
