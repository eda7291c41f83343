import { Link } from 'react-router'

import { listSearch } from '#app/leads/search/lead-filter.ts'
import { reportTexts as texts } from '#app/strings/en/reports.ts'

import { TOO_FEW } from './contact-clock.ts'
import type { DayRange } from './day-range.ts'
import type { ReportFigures } from './report-figures.ts'
import { ShareBar } from './share-bar.tsx'

export function AgentTable({
  figures: { by, contact, contactOf },
  names,
  range,
}: {
  figures: ReportFigures
  names: Readonly<Record<string, string>>
  range: DayRange
}) {
  return (
    <section>
      <h2>{texts.agents}</h2>
      <p className="caption">{texts.agentsCaption}</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{texts.head.agent}</th>
            <th scope="col">{texts.head.leads}</th>
            <th scope="col">{texts.head.contacted}</th>
            <th scope="col">{texts.head.median}</th>
            <th scope="col">{texts.head.inTime(contact.promised)}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {by.owner.map(({ key, count }) => {
            const { contacted = 0, inTime = 0, median } = contactOf[key] ?? {}
            const measured = measuredOf(key, contacted)
            return (
              <tr key={key}>
                <th scope="row">
                  <Link
                    to={`/dashboard?${listSearch({ agent: key === '' ? 'none' : key, ...range })}`}
                  >
                    {key === '' ? texts.unassigned : (names[key] ?? texts.closedAccount)}
                  </Link>
                </th>
                <td>{texts.count(count)}</td>
                <td>{key === '' ? '' : texts.count(contacted)}</td>
                <td>
                  {key === '' ? '' : median === undefined ? texts.tooFew : texts.minutes(median)}
                </td>
                <td>{measured === 0 ? '' : texts.percent(inTime, measured)}</td>
                <ShareBar part={inTime} max={measured} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** No share where contacts are few or the lead is unassigned. */
function measuredOf(owner: string, contacted: number): number {
  return owner === '' || contacted < TOO_FEW ? 0 : contacted
}
