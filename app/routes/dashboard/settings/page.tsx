import { Link } from 'react-router'

import { agentRegistrations, config } from '#app/config/config.server.ts'
import { ChangeList } from '#app/settings/change-list.tsx'
import { sectionSummaries } from '#app/settings/section-summary.ts'
import { listChanges } from '#app/settings/setting-history.server.ts'
import { isSettingSection, settingSections } from '#app/settings/setting-sections.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { findSectionMarks, namesByServer } from './find-section-marks.server.ts'
import { Mark } from './settings-frame.tsx'
import style from './settings.css?url'

const LATEST = 5

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/settings: the sections with what is in force, for owners. */
export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return {
    summaries: sectionSummaries(config, Object.keys(agentRegistrations())),
    marks: await findSectionMarks(db),
    byServer: namesByServer(),
    changes: await listChanges(db, { max: LATEST }),
  }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { summaries, marks, byServer, changes } = loaderData
  const sections = Object.keys(settingSections).filter(isSettingSection)
  return (
    <main id="main" className="dashboard settings-list">
      <div className="dashboard-title">
        <h1>{texts.title}</h1>
      </div>
      <p className="caption">{texts.summary}</p>
      <div>
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
