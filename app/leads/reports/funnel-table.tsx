import { StatusMark } from '#app/leads/detail/facts/status-mark.tsx'
import type { LeadStatus } from '#app/leads/status/lead-status.ts'
import { readLostReason } from '#app/leads/status/lead-status.ts'
import { reportTexts as texts } from '#app/strings/en/reports.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import type { ReportFigures } from './report-figures.ts'
import { ShareBar } from './share-bar.tsx'

export function WayTable({ figures: { leads, reached, by } }: { figures: ReportFigures }) {
  const [contacted, visited, negotiated, won] = reached
  const steps: [LeadStatus, number][] = [
    ['new', leads],
    ['contacted', contacted],
    ['site-visit', visited],
    ['negotiation', negotiated],
    ['won', won],
  ]
  const lost = by.status.find(({ key }) => key === 'lost')?.count ?? 0
  return (
    <section>
      <h2>{texts.way}</h2>
      <p className="caption">{texts.wayCaption}</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{texts.head.status}</th>
            <th scope="col">{texts.head.reached}</th>
            <th scope="col">{texts.head.share}</th>
            <th scope="col">{texts.head.now}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {steps.map(([status, count]) => (
            <tr key={status}>
              <th scope="row">
                <StatusMark status={status} />
              </th>
              <td>{texts.count(count)}</td>
              <td>{texts.percent(count, leads)}</td>
              <td>{texts.count(by.status.find(({ key }) => key === status)?.count ?? 0)}</td>
              <ShareBar part={count} max={leads} />
            </tr>
          ))}
        </tbody>
      </table>
      {lost > 0 ? (
        <table className="figures">
          <caption>{texts.lost}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.head.reason}</th>
              <th scope="col">{texts.head.leads}</th>
              <th scope="col">{texts.head.shareOfAll}</th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {by.lost.map(({ key, count }) => (
              <tr key={key}>
                <th scope="row">{leadTexts.lostReason[readLostReason(key) ?? 'other']}</th>
                <td>{texts.count(count)}</td>
                <td>{texts.percent(count, leads)}</td>
                <ShareBar part={count} max={lost} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
