import { Form, Link } from 'react-router'

import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'

import type { Counts } from './list-sources.server.ts'
import { SourceStateMark } from './source-state-mark.tsx'
import type { SourceView } from './source-view.server.ts'

const COUNTS = ['received', 'created', 'repeat', 'rejected', 'review'] as const

/** Every source with its week; what needs an owner comes first, with its reason. */
export function SourceTable({ sources, sum }: { sources: readonly SourceView[]; sum: Counts }) {
  return (
    <>
      <table className="source-table">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.source}</th>
            <th scope="col">{texts.columns.state}</th>
            <th scope="col">{texts.columns.days}</th>
            <th scope="col">{texts.columns.lastLead}</th>
            <th scope="col">{texts.columns.gap}</th>
            <th scope="col">{texts.columns.next}</th>
            <th scope="col">{texts.columns.today}</th>
            {COUNTS.map((name) => (
              <th key={name} scope="col">
                {texts.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {texts.all}
            </th>
            <td data-label={texts.columns.today}>
              {sources.reduce((total, { today }) => total + today, 0)}
            </td>
            {COUNTS.map((name) => (
              <td key={name} data-label={texts.columns[name]}>
                {sum[name].toLocaleString('en-IN')}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="caption">{texts.footnote}</p>
    </>
  )
}

function SourceRow({ source }: { source: SourceView }) {
  const { id, name, kindName, state, lastLead, gap, today, week, next, notice } = source
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Link className="link" to={`/dashboard/sources/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          {name === kindName ? null : <span className="caption">{kindName}</span>}
        </th>
        <td data-label={texts.columns.state} className="source-state-cell">
          <SourceStateMark state={state} />
        </td>
        <td data-label={texts.columns.days} className="source-ticks-cell">
          <WeekTicks {...source} />
        </td>
        <td data-label={texts.columns.lastLead}>
          {lastLead ? <time dateTime={lastLead.at}>{lastLead.shown}</time> : texts.never}
        </td>
        <td data-label={texts.columns.gap}>{gap}</td>
        <td data-label={texts.columns.next}>
          {next ? <time dateTime={next.at}>{next.shown}</time> : texts.live}
        </td>
        <td data-label={texts.columns.today}>{today}</td>
        {COUNTS.map((part) => (
          <td
            key={part}
            data-label={texts.columns[part]}
            className={part === 'review' && week.review > 0 ? 'source-review-count' : undefined}
          >
            {week[part].toLocaleString('en-IN')}
          </td>
        ))}
      </tr>
      {notice === '' ? null : (
        <tr className={`source-notice source-notice--${state}`}>
          <td colSpan={12}>
            <p>{notice}</p>
            <Link className="link" to={`/dashboard/sources/${id}`}>
              {texts.details}
            </Link>
            {state === 'quiet' ? <SnoozeForm id={id} /> : null}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function SnoozeForm({ id }: { id: string }) {
  return (
    <Form method="post" action={`/dashboard/sources/${id}`}>
      <button className="button button--line" name="intent" value="snooze">
        {texts.snooze}
      </button>
    </Form>
  )
}

type Props = Pick<SourceView, 'ticks' | 'silentFrom' | 'silentFor' | 'week' | 'state'>

/** A tick for each enquiry of seven days; an unusual silence is a dashed field. */
function WeekTicks({ ticks, silentFrom, silentFor, week, state }: Props) {
  return (
    <svg
      className={`week-ticks week-ticks--${state}`}
      role="img"
      aria-label={texts.ticks(week.received, silentFor)}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
    >
      {silentFrom === undefined ? null : (
        <rect className="week-silence" x={silentFrom} y="1" width={100 - silentFrom} height="17" />
      )}
      {ticks.map((place, index) => (
        // Two enquiries may share a place.
        // eslint-disable-next-line react/no-array-index-key
        <line key={index} x1={place} x2={place} y1="2" y2="19" />
      ))}
      <line className="week-foot" x1="0" x2="100" y1="19.5" y2="19.5" />
    </svg>
  )
}
