import { Form, Link } from 'react-router'

import { agentRegistrations, config } from '#app/config/config.server.ts'
import { ChangeList } from '#app/settings/change-list.tsx'
import { findSettings, type FoundSetting } from '#app/settings/find-settings.ts'
import { sectionSummaries } from '#app/settings/section-summary.ts'
import { listChanges } from '#app/settings/setting-history.server.ts'
import { isSettingSection, settingSections } from '#app/settings/setting-sections.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { findSectionMarks, namesByServer } from './find-section-marks.server.ts'
import { Mark } from './settings-frame.tsx'
import style from './settings.css?url'

const LATEST = 5

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/settings: the sections with what is in force, and the settings that ?q= finds; for owners. */
export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const search = url.searchParams.get('q') ?? ''
  return {
    search,
    found: findSettings(search),
    summaries: sectionSummaries(config, Object.keys(agentRegistrations())),
    marks: await findSectionMarks(db),
    byServer: namesByServer(),
    changes: await listChanges(db, { max: LATEST }),
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { search, found, summaries, marks, byServer, changes } = loaderData
  const sections = Object.keys(settingSections).filter(isSettingSection)
  return (
    <main id="main" className="dashboard settings-list">
      <div className="dashboard-title">
        <h1>{texts.title}</h1>
        <Form role="search" className="search">
          <SearchField
            key={search}
            label={texts.find.label}
            placeholder={texts.find.example}
            defaultValue={search}
          />
        </Form>
      </div>
      <p className="caption">{texts.summary}</p>
      <div>
        {search === '' ? null : <FoundSettings found={found} />}
        <ul className="setting-sections">
          {sections.map((section) => (
            <li key={section}>
              <Link to={`/dashboard/settings/${section}`}>{texts.sections[section]}</Link>
              <span className="setting-summary">{summaries[section]}</span>
              {marks[section] ? <Mark mark={marks[section]} /> : null}
              <Icon name="right" />
            </li>
          ))}
        </ul>
        {byServer.length === 0 ? null : (
          <p className="caption">{texts.byServerNames(byServer.join(', '))}</p>
        )}
      </div>
      <section className="settings-latest" aria-labelledby="latest">
        <h2 id="latest">{texts.latest}</h2>
        <ChangeList changes={changes} />
      </section>
    </main>
  )
}

function FoundSettings({ found }: { found: readonly FoundSetting[] }) {
  return (
    <>
      <h2>{texts.find.count(found.length)}</h2>
      <ul className="setting-sections">
        {found.map(({ label, place, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            <span className="setting-summary">{place}</span>
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </>
  )
}
