import { reportTexts as texts } from '#app/strings/en/reports.ts'

import { TOO_FEW } from './contact-clock.ts'
import type { ReportFigures } from './report-figures.ts'

type Total = { figure: string; name: string; more?: string | undefined }

export function ReportTotals({
  now,
  before,
  hasPresses,
}: {
  now: ReportFigures
  before?: ReportFigures | undefined
  hasPresses: boolean
}) {
  return (
    <dl className="totals">
      {totalsOf(now, before, hasPresses)
        .map(explained)
        .map(({ figure, name, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="totals-figure">{figure}</dd>
            {more === undefined ? null : <dd className="caption">{more}</dd>}
          </div>
        ))}
    </dl>
  )
}

/** Too few leads say so in small print, since the figure is large. */
function explained({ figure, name, more }: Total): Total {
  if (figure !== texts.tooFew) return { figure, name, more }
  const isExplained = more === undefined || more.includes(texts.tooFew)
  return {
    figure: texts.noFigure,
    name,
    more: isExplained ? texts.tooFew : `${texts.tooFew}. ${more}`,
  }
}

function totalsOf(
  now: ReportFigures,
  before: ReportFigures | undefined,
  hasPresses: boolean,
): Total[] {
  const than = (text: (figures: ReportFigures) => string) => before && texts.before(text(before))
  const { count } = texts
  return [
    { figure: count(now.leads), name: texts.leads, more: than((of) => count(of.leads)) },
    {
      figure: inTimeText(now),
      name: texts.inTime(now.contact.promised),
      more: texts.inTimeOf(now.contact.inTime, now.contact.contacted, now.contact.promised),
    },
    { figure: medianText(now), name: texts.median, more: than(medianText) },
    { figure: count(now.reached[3]), name: texts.won, more: than((of) => count(of.reached[3])) },
    ...(hasPresses
      ? [
          {
            figure: count(now.calls + now.chats),
            name: texts.presses,
            more: texts.pressesOf(now.calls, now.chats),
          },
        ]
      : []),
  ]
}

function inTimeText({ contact }: ReportFigures): string {
  if (contact.contacted < TOO_FEW) return texts.tooFew
  return texts.percent(contact.inTime, contact.contacted)
}

function medianText({ contact }: ReportFigures): string {
  return contact.median === undefined ? texts.tooFew : texts.minutes(contact.median)
}
