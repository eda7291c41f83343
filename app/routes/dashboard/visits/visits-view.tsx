import { Link, useActionData, useLoaderData, Form } from 'react-router'

import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'
import { panelAddress, visitsAddress } from '#app/leads/visits/visit-address.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { DayCalendar } from '#app/visits/calendar/day-calendar.tsx'
import { dayColumns } from '#app/visits/calendar/day-columns.ts'
import { DayList } from '#app/visits/calendar/day-list.tsx'
import { ToConfirm } from '#app/visits/calendar/to-confirm.tsx'
import { useDayKeys } from '#app/visits/calendar/use-day-keys.ts'
import { formatHour, dayAfter } from '#app/visits/calendar/visit-day.ts'
import { DoneNote } from '#app/visits/change/done-note.tsx'
import { NewVisit } from '#app/visits/change/new-visit.tsx'
import { RefusalNote } from '#app/visits/change/refusal-note.tsx'
import type { VisitRefusal } from '#app/visits/change/refusal.ts'
import { longDay } from '#app/visits/visit-with-project.ts'
import { VisitPanel } from '#app/visits/visit-panel.tsx'

import { SitePhotoForm } from './site-photo-form.tsx'
import type { loadVisits } from './load-visits.server.ts'

type Loaded = Awaited<ReturnType<typeof loadVisits>>

export function VisitsView() {
  const loaded = useLoaderData<Loaded>()
  const refusal = useActionData<VisitRefusal>()
  const { day, today, now, agents, visits, unconfirmed, open, done, toMake, viewer } = loaded
  useDayKeys({ day, today, open: open?.visit.id })
  useFreshPage('visits', open !== undefined || toMake !== undefined)
  const standing = visits.filter(({ status }) => status !== 'cancelled')
  const cancelled = visits.filter(({ status }) => status === 'cancelled')
  const columns = dayColumns(standing, { agents, viewerId: viewer.id, isOwner: viewer.isOwner })
  const requestedCount = standing.filter(({ status }) => status === 'asked').length
  return (
    <main id="main" className="dashboard visits">
      <div className="dashboard-title">
        <h1>
          {longDay(day, today)}
          <small>
            {visitsTexts.count(standing.length)}
            {requestedCount > 0 ? `, ${visitsTexts.toConfirmCount(requestedCount)}` : ''}
          </small>
        </h1>
        <DayNav day={day} today={today} />
      </div>
      {done && !refusal ? (
        <DoneNote {...done} day={day} sitePhoto={sitePhotoOf(done.visit)} />
      ) : null}
      <div className="visits-aside" data-open={open !== undefined || toMake !== undefined}>
        <div>
          <DayCalendar
            columns={columns}
            day={day}
            now={day === today ? now : undefined}
            open={open?.visit.id}
          />
          <DayList
            visits={standing}
            day={day}
            now={now}
            isToday={day === today}
            agents={agents}
            viewerId={viewer.id}
          />
          {standing.length === 0 ? (
            <p className="visits-empty">
              <b>{visitsTexts.empty}</b> {visitsTexts.emptyAdvice}
            </p>
          ) : null}
          {cancelled.length > 0 ? (
            <p className="caption visits-cancelled">
              {visitsTexts.cancelledToday}{' '}
              {cancelled.map((visit) => (
                <Link key={visit.id} className="link" to={panelAddress(day, { visit: visit.id })}>
                  {formatHour(visit.startsAt)} <bdi>{visit.name}</bdi>
                </Link>
              ))}
            </p>
          ) : null}
        </div>
        <aside>
          <SidePanel loaded={loaded} refusal={refusal} />
          <ToConfirm
            page={unconfirmed}
            isFirst={loaded.isFirstToConfirm}
            day={day}
            agents={agents}
            viewerId={viewer.id}
          />
          <p className="caption">{visitsTexts.foot}</p>
        </aside>
      </div>
    </main>
  )
}

function SidePanel({ loaded, refusal }: { loaded: Loaded; refusal: VisitRefusal | undefined }) {
  const { day, today, now, agents, open, moments, toMake, viewer } = loaded
  const rest = { day, agents, viewerId: viewer.id, refusal }
  if (open)
    return (
      <VisitPanel
        key={open.visit.id}
        {...open}
        {...rest}
        now={now}
        moments={moments}
        sitePhoto={sitePhotoOf(open.visit)}
      />
    )
  if (toMake)
    return <NewVisit key={toMake.lead?.id ?? ''} toMake={toMake} {...rest} today={today} />
  return refusal ? <RefusalNote refusal={refusal} seen={refusal.typed['seen'] ?? ''} /> : null
}

function sitePhotoOf({ id, status }: Pick<DashboardVisit, 'id' | 'status'>) {
  return status === 'came' ? <SitePhotoForm key={id} visitId={id} /> : null
}

function DayNav({ day, today }: { day: string; today: string }) {
  return (
    <nav className="visits-day-nav" aria-label={visitsTexts.title}>
      <Link
        className="button button--line"
        to={visitsAddress(dayAfter(day, -1))}
        aria-label={visitsTexts.before}
        aria-keyshortcuts="ArrowLeft"
      >
        <Icon name="left" />
      </Link>
      <Link
        className="button button--line"
        to={visitsAddress(today)}
        aria-current={day === today ? 'date' : undefined}
        aria-keyshortcuts="T"
      >
        {visitsTexts.today} <kbd aria-hidden="true">T</kbd>
      </Link>
      <Link
        className="button button--line"
        to={visitsAddress(dayAfter(day, 1))}
        aria-label={visitsTexts.after}
        aria-keyshortcuts="ArrowRight"
      >
        <Icon name="right" />
      </Link>
      <Form className="visits-day" action="/dashboard/visits" key={day}>
        <input type="date" name="day" defaultValue={day} aria-label={visitsTexts.day} required />
        <button className="button button--line">{visitsTexts.go}</button>
      </Form>
      <Link className="button" to={panelAddress(day, { lead: '' })} aria-keyshortcuts="N">
        <Icon name="plus" />
        {visitsTexts.newVisit} <kbd aria-hidden="true">N</kbd>
      </Link>
    </nav>
  )
}
