import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

import { isSettingSection, settingSections } from '#app/settings/setting-sections.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'

import type { SectionMark, SectionMarks } from './section-marks.ts'

/** From here on the history stands at the right. */
const WIDE = '(min-width: 75em)'

const sections = Object.keys(settingSections).filter(isSettingSection)

type Props = { marks: SectionMarks; history: ReactNode; children: ReactNode }

/** A section between the menu of sections and its history; on a phone one below the other. */
export function SettingsFrame({ marks, history, children }: Props) {
  return (
    <div className="dashboard settings-page">
      <SettingsMenu marks={marks} />
      <main id="main" className="settings">
        <p className="settings-back">
          <Link className="link" to="/dashboard/settings">
            {texts.back}
          </Link>
        </p>
        {children}
      </main>
      <History>{history}</History>
    </div>
  )
}

/** On wide screens, next to each section and Health. */
export function SettingsMenu({ marks }: { marks: SectionMarks }) {
  return (
    <nav className="settings-menu" aria-label={texts.menu}>
      <Link className="settings-menu-title" to="/dashboard/settings">
        {texts.title}
      </Link>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <NavLink to={`/dashboard/settings/${section}`}>
              {texts.sections[section]}
              {marks[section] === 'needs' ? <Mark mark="needs" isShort /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <NavLink to="/dashboard/health">{texts.health}</NavLink>
        </li>
        <li>
          <Link to="/dashboard/team">{texts.team}</Link>
        </li>
      </ul>
    </nav>
  )
}

/** Folded where it follows the form. */
function History({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current && window.matchMedia(WIDE).matches) details.current.open = true
  }, [])
  return (
    <aside className="setting-history" aria-label={texts.history}>
      <details ref={details}>
        <summary>
          <h2>{texts.history}</h2>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </aside>
  )
}

const ICONS = { needs: 'alert', set: 'check' } as const

/** What to know of a section; a short one has its word for screen readers alone. */
export function Mark({ mark, isShort = false }: { mark: SectionMark; isShort?: boolean }) {
  return (
    <span className="setting-mark" data-mark={mark}>
      {mark === 'server' ? <DashboardIcon name="lock" /> : <Icon name={ICONS[mark]} />}
      <span className={isShort ? 'visually-hidden' : undefined}>{texts.marks[mark]}</span>
    </span>
  )
}
