import { listSources } from '#app/leads/list/list-options.server.ts'
import { optionName } from '#app/leads/list/list-options.ts'
import { AgentTable } from '#app/leads/reports/agent-table.tsx'
import { CountTable, type CountRow } from '#app/leads/reports/count-table.tsx'
import { DayChart } from '#app/leads/reports/day-chart.tsx'
import { rangeBefore, readRange, type DayRange } from '#app/leads/reports/day-range.ts'
import { DayTable } from '#app/leads/reports/day-table.tsx'
import { findReport } from '#app/leads/reports/find-report.server.ts'
import { WayTable } from '#app/leads/reports/funnel-table.tsx'
import { RangeBar } from '#app/leads/reports/range-bar.tsx'
import type { Counts, ReportFigures } from '#app/leads/reports/report-figures.ts'
import { findFirstDay } from '#app/leads/reports/report-rows.server.ts'
import { reportSeries } from '#app/leads/reports/report-series.ts'
import { ReportTotals } from '#app/leads/reports/report-totals.tsx'
import { staffNames } from '#app/leads/reports/staff-names.server.ts'
import { listSearch } from '#app/leads/search/lead-filter.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { sorted } from '#app/lib/lists.ts'
import { findEverListed, knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSettings } from '#app/staff/working-hours/assignment-settings.server.ts'
import { sourceText } from '#app/strings/en/sources/lead-sources.ts'
import { reportTexts as texts } from '#app/strings/en/reports.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './reports.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]
export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** Figures of `?from=` to `?to=`, both included; default: the last 30 days. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(staffContext)
  const today = officeTime(new Date()).slice(0, 10)
  const query = readRange(url.searchParams, today)
  const { promiseMinutes: promised } = await findSettings(db)
  const as = { viewer, promised }
  const first = await findFirstDay(db, viewer)
  const earlier = rangeBefore(query.range)
  const [figures, before, names, sources] = await Promise.all([
    findReport(db, query.range, as),
    first !== undefined && first <= earlier.from ? findReport(db, earlier, as) : undefined,
    canSeeAllLeads(viewer) ? staffNames(db) : {},
    listSources(db),
  ])
  const { by } = figures
  return {
    query: query,
    first,
    today,
    figures,
    before,
    hasPresses: canSeeAllLeads(viewer),
    names,
    rows: {
      source: rowsOf(by.source, query.range, (key) => ({
        name: sourceText(optionName('source', key, { source: sources })),
        filter: { source: key },
      })),
      campaign: rowsOf(by.campaign, query.range, (key) =>
        key === '' ? { name: texts.noCampaign } : { name: key, filter: { campaign: key } },
      ),
      project: projectRows(figures, query.range, canSeeAllLeads(viewer)),
      city: rowsOf(by.city, query.range, (key) =>
        key === '' ? { name: texts.noPlace } : { name: key, filter: { city: key } },
      ),
    },
  }
}

function projectRows(
  { by }: ReportFigures,
  range: DayRange,
  hasPresses: boolean,
): readonly CountRow[] {
  const [calls, chats] = [asMap(by['call-project']), asMap(by['chat-project'])]
  const leads = asMap(by.project)
  const listed = [...new Set([...leads.keys(), ...calls.keys(), ...chats.keys()])]
  // Pages without a project, such as a city's, share one row.
  const keys = new Map<string, { leads: number; calls: number; chats: number }>()
  for (const slug of listed) {
    const key = slugOfKey(slug)
    const sum = keys.get(key) ?? { leads: 0, calls: 0, chats: 0 }
    keys.set(key, {
      leads: sum.leads + (leads.get(slug) ?? 0),
      calls: sum.calls + (calls.get(slug) ?? 0),
      chats: sum.chats + (chats.get(slug) ?? 0),
    })
  }
  return sorted(
    keys,
    ([, a], [, b]) => b.leads - a.leads || b.calls + b.chats - a.calls - a.chats,
  ).map(([key, { leads: count, ...presses }]) => ({
    key,
    name: findEverListed(key)?.name ?? texts.noProject,
    leads: count,
    ...(key === '' ? {} : { to: `/dashboard?${listSearch({ project: key, ...range })}` }),
    ...(hasPresses ? presses : {}),
  }))
}

/** The current slug of a project that leads (the id after a #) and clicks (an address) name. */
function slugOfKey(key: string): string {
  const project = key.startsWith('#')
    ? knownProjects.ofId(Number(key.slice(1)))
    : findEverListed(key)
  return project?.slug ?? ''
}

function rowsOf(
  counts: Counts,
  range: DayRange,
  describe: (key: string) => { name: string; filter?: Parameters<typeof listSearch>[0] },
): CountRow[] {
  return counts.map(({ key, count }) => {
    const { name, filter } = describe(key)
    const to = filter && `/dashboard?${listSearch({ ...filter, ...range })}`
    return { key, name, leads: count, ...(to === undefined ? {} : { to }) }
  })
}

function asMap(counts: Counts): Map<string, number> {
  return new Map(counts.map(({ key, count }) => [key, count]))
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { query, first, today, figures, before, hasPresses, names, rows } = loaderData
  const { range } = query
  const series = reportSeries(figures.days, range)
  return (
    <main id="main" className="dashboard reports">
      <div className="dashboard-title">
        <h1>{texts.title}</h1>
        <p className="reports-range">{texts.range(range.from, range.to)}</p>
        <RangeBar query={query} first={first} today={today} />
      </div>
      <ReportTotals now={figures} before={before} hasPresses={hasPresses} />
      {figures.leads + figures.calls + figures.chats > 0 ? (
        <>
          <div className="reports-days">
            <DayChart series={series} today={today} />
            <DayTable series={series} to={range.to} hasPresses={hasPresses} />
          </div>
          <div className="reports-tables">
            <div>
              <WayTable figures={figures} />
              <CountTable title={texts.by.project} head={texts.head.project} rows={rows.project} />
            </div>
            <div>
              {hasPresses ? <AgentTable figures={figures} names={names} range={range} /> : null}
              <CountTable title={texts.by.source} head={texts.head.source} rows={rows.source} />
              <CountTable
                title={texts.by.campaign}
                head={texts.head.campaign}
                rows={rows.campaign}
              />
              <CountTable title={texts.by.city} head={texts.head.city} rows={rows.city} />
            </div>
          </div>
        </>
      ) : (
        <StatusMessage as="div" className="empty">
          <b>{texts.noLeads}</b>
          <p>{texts.noLeadsWhy}</p>
        </StatusMessage>
      )}
    </main>
  )
}
